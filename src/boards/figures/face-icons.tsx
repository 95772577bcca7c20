import type { ReactNode } from "react";

type Tone = "b-chalk" | "b-chalk-soft";

interface FaceProps {
  tone: Tone;
  /** Brows and mouth, and eyes that are lines. */
  lines: string;
  hasRoundEyes?: boolean;
  /** Makes room for hair, steam and other things above the head. */
  isLow?: boolean;
  children?: ReactNode;
}

/** A round face like a sticker. Its lines are dark in both themes, because its ground is light in both. */
function Face({ tone, lines, hasRoundEyes = false, isLow = false, children }: FaceProps) {
  return (
    <g {...(isLow && { transform: "translate(1 10) scale(.86)" })}>
      <path
        className={tone}
        d="M40 9.5C58 8.5 71 22 70.5 40.5C70 58 57.5 71 40 70.5C22.5 70.5 9.5 57.5 9.5 40C9.5 22.5 23 10 40 9.5Z"
      />
      {hasRoundEyes && (
        <>
          <circle className="b-dot" cx="30" cy="35" r="3.8" />
          <circle className="b-dot" cx="50" cy="35" r="3.8" />
        </>
      )}
      <path className="b-tick" d={lines} />
      {children}
    </g>
  );
}

/** Moods of people, each in a square of 80. */
export const faceIcons = {
  furious: (
    <>
      <Face isLow tone="b-chalk" hasRoundEyes lines="M21 24L34 31M59 24L46 31M27 56l5-6l5.5 6l5.5-6l5.5 6l5-6" />
      <path className="b-line" d="M10 20q-4-5 0-10M19 13q-3-4 0-8M70 20q4-5 0-10M61 13q3-4 0-8" />
    </>
  ),
  sad: (
    <>
      <Face tone="b-chalk-soft" hasRoundEyes lines="M22 29l9-4M58 29l-9-4M29 56Q40 45 51 56" />
      <path className="b-shape" d="M56 42q6.5 8 6 12a6 6 0 0 1-12 0q0-4 6-12z" />
    </>
  ),
  neutral: <Face tone="b-chalk-soft" hasRoundEyes lines="M28 53L52 51.5" />,
  smile: <Face tone="b-chalk-soft" hasRoundEyes lines="M26 47Q40 63 54 47" />,
  delighted: (
    <Face tone="b-chalk" lines="M22 36q6-9 12 0M46 36q6-9 12 0">
      <path className="b-dot" d="M24 45.5Q40 49 56 45.5Q55 63 40 63Q25 63 24 45.5Z" />
    </Face>
  ),
  surprised: (
    <Face tone="b-chalk-soft" hasRoundEyes lines="M23 25q6-6 12-2M57 25q-6-6-12-2">
      <ellipse className="b-dot" cx="40" cy="54" rx="6.5" ry="8.5" />
    </Face>
  ),
  thinking: (
    <>
      <Face isLow tone="b-chalk-soft" lines="M23 28h10M46 24q6-5 12-1M32 56Q42 49 50 53">
        <circle className="b-dot" cx="32" cy="35" r="3.8" />
        <circle className="b-dot" cx="53" cy="33" r="3.8" />
      </Face>
      <circle className="b-shape" cx="67" cy="15" r="5.5" />
      <circle className="b-shape" cx="75" cy="4.5" r="3.5" />
    </>
  ),
  tired: (
    <>
      <Face isLow tone="b-chalk-soft" lines="M22 35q6 6 12 0M46 35q6 6 12 0">
        <ellipse className="b-dot" cx="40" cy="54" rx="8" ry="6" />
      </Face>
      <path className="b-line" d="M61 9h8l-8 10h8M71 1h6l-6 7h6" />
    </>
  ),
} satisfies Record<string, ReactNode>;
