import { type Box, round } from "../../geometry.ts";

/** The angles at which a cloud's puffs meet, in degrees clockwise from the right: small puffs above, flat ones below. */
const seams = [12, 58, 102, 140, 172, 206, 240, 282, 322] as const;

/** The path of a cloud that fills a box. */
export function cloudOutline({ x, y, width, height }: Box): string {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const points = seams.map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return {
      x: middleX + width * 0.44 * Math.cos(angle),
      y: middleY + height * 0.41 * Math.sin(angle),
      isLow: degrees < 170,
    };
  });
  const puffs = points.map((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const radius = Math.hypot(to.x - from.x, to.y - from.y) * (from.isLow ? 0.72 : 0.58);
    return `A${round(radius)} ${round(radius)} 0 0 1 ${round(to.x)} ${round(to.y)}`;
  });
  return `M${round(points[0]?.x ?? x)} ${round(points[0]?.y ?? y)}${puffs.join("")}Z`;
}
