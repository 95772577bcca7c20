import { createTransport } from "nodemailer";
import { isThisMachine } from "../this-machine.ts";
import type { Deliver } from "./mail.ts";

/** A server that does not answer within these times is tried again later. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Providers refuse more from one sender. */
const mostConnections = 3;

/** Delivers over a mail server, such as `smtps://user:password@smtp.example`. Several mails share its connections, until they are closed. */
export function deliverBySmtp(smtpUrl: string, from: string): { deliver: Deliver; close: () => void } {
  const options = { url: smtpUrl, pool: true, maxConnections: mostConnections, ...patience } as const;
  // Whoever stands between could otherwise have the password sent in the clear.
  const requireTLS = !isThisMachine(new URL(smtpUrl).hostname);
  const transport = createTransport({ ...options, requireTLS }, { from });
  const deliver: Deliver = async ({ to, subject, text, html, unsubscribe }) => {
    await transport.sendMail({
      to,
      subject,
      text,
      html,
      // Programs that answer by themselves, such as holiday notes, stay silent.
      headers: { "Auto-Submitted": "auto-generated", ...(unsubscribe && oneClick(unsubscribe)) },
      // Addresses and texts come from visitors: no file or address in them is ever opened.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  return { deliver, close: () => transport.close() };
}

const oneClick = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
