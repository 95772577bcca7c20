import type { ReactNode } from "react";
import type { AboutTopic } from "../../../domain/page.ts";
import styles from "./topic-picture.module.css";

/** An agenda with its blocks, one of them being placed. */
const agenda = (
  <>
    <rect className={styles.sheet} x="90" y="30" width="190" height="240" rx="7" />
    <rect className={styles.strong} x="108" y="50" width="154" height="34" rx="5" />
    <rect className={styles.soft} x="108" y="92" width="154" height="62" rx="5" />
    <rect className={styles.empty} x="108" y="162" width="154" height="50" rx="5" />
    <rect className={styles.soft} x="108" y="220" width="154" height="30" rx="5" />
    <rect className={styles.strong} x="196" y="168" width="154" height="50" rx="5" transform="rotate(-5 273 193)" />
    <path className={styles.mark} d="M120 67h60M120 123h90M120 235h50M212 196h70" />
  </>
);

/** A wall that fills from several hands at once. */
const wall = (
  <>
    <rect className={styles.sheet} x="40" y="34" width="320" height="220" rx="7" />
    <rect className={styles.strong} x="66" y="62" width="72" height="62" transform="rotate(-3 102 93)" />
    <rect className={styles.soft} x="156" y="56" width="72" height="62" transform="rotate(2 192 87)" />
    <rect className={styles.strong} x="250" y="66" width="72" height="62" transform="rotate(4 286 97)" />
    <rect className={styles.soft} x="78" y="150" width="72" height="62" transform="rotate(2 114 181)" />
    <rect className={styles.strong} x="172" y="146" width="72" height="62" transform="rotate(-4 208 177)" />
    <path
      className={styles.mark}
      d="M78 86h46M78 100h30M168 80h46M168 94h34M264 90h44M264 104h26M90 174h44M186 170h42M186 184h28"
    />
    <circle className={styles.dot} cx="140" cy="126" r="8" />
    <circle className={styles.dot} cx="246" cy="210" r="8" />
    <circle className={styles.dot} cx="228" cy="216" r="8" />
    <path className={styles.hand} d="m306 190 4 44 12-11 9 18 10-5-9-18 16-3z" />
  </>
);

/** A summary being sent, with decisions that are ticked off. */
const summary = (
  <>
    <rect className={styles.sheet} x="110" y="26" width="180" height="236" rx="7" transform="rotate(2 200 144)" />
    <path className={styles.mark} d="M136 62h90M136 232h60" />
    {[92, 136, 180].map((y) => (
      <g key={y}>
        <rect className={styles.soft} x="136" y={y} width="26" height="26" rx="4" />
        <path className={styles.tick} d={`m141 ${y + 13} 6 6 11-13`} />
        <path className={styles.mark} d={`M178 ${y + 8}h82M178 ${y + 20}h54`} />
      </g>
    ))}
    <path className={styles.strong} d="m300 176 76-34-34 76-12-28z" />
    <path className={styles.mark} d="m330 190 46-48" />
  </>
);

const drawings: Record<AboutTopic, ReactNode> = { prepare: agenda, brainstorm: wall, collect: summary };

/** A part of the platform as an illustration, in the chalk around it. The words beside it say the same. */
export function TopicPicture({ topic }: { topic: AboutTopic }) {
  return (
    <svg className={styles.picture} viewBox="0 0 400 290" aria-hidden="true">
      {drawings[topic]}
    </svg>
  );
}
