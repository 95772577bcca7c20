import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deliverBySmtp } from "./deliver-by-smtp.ts";
import type { Mail } from "./mail.ts";
import { writeMail } from "./write-mail.ts";

interface Received {
  from: string | undefined;
  to: string[];
  /** As it came over the wire. */
  message: string;
}

describe("a mail by SMTP", () => {
  let received: Received[];
  let server: SMTPServer;
  let url: string;

  beforeEach(async () => {
    received = [];
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onRcptTo: ({ address }, _, done) =>
        done(
          address.startsWith("nobody") ? Object.assign(new Error("No such user"), { responseCode: 550 }) : undefined,
        ),
      onData: async (stream, { envelope }, done) => {
        const { mailFrom, rcptTo } = envelope;
        const message = await text(stream);
        received.push({
          from: mailFrom ? mailFrom.address : undefined,
          to: rcptTo.map(({ address }) => address),
          message,
        });
        done();
      },
    });
    server.listen(0, "127.0.0.1");
    await once(server.server, "listening");
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  const deliver = async (mail: Mail, from = "no-reply@example.org") => {
    const smtp = deliverBySmtp(url, from);
    await smtp.deliver(mail).finally(smtp.close);
  };

  const letter = {
    subject: "Bestätigen Sie Ihre Adresse",
    lines: ["Guten Tag", "ein <Konto> & mehr."],
    action: { label: "Bestätigen", address: "http://localhost:4180/prove?token=x&locale=de" },
  };
  const sender = { brand: "Marelle", siteOrigin: "http://localhost:4173" };
  const decoded = (message: string) =>
    message
      .replaceAll(/=\r\n/g, "")
      .replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll("=", ""), "hex").toString());

  it("has a text and the same as HTML, and says that nobody has written it", async () => {
    const mail = await writeMail("nora@example.org", letter, "de", sender);
    await deliver(mail, "Marelle <no-reply@example.org>");
    expect(received).toMatchObject([{ from: "no-reply@example.org", to: ["nora@example.org"] }]);
    const { message = "" } = received[0] ?? {};
    expect(message).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(message).toMatch(/^Auto-Submitted: auto-generated/m);
    expect(message).not.toContain("List-Unsubscribe");
    expect(decoded(message)).toContain("Bestätigen\r\nhttp://localhost:4180/prove?token=x&locale=de");
    expect(decoded(message)).toContain("ein &lt;Konto&gt; &amp; mehr.");
    expect(decoded(message)).toContain('href="http://localhost:4180/prove?token=x&amp;locale=de"');
  });

  it("can be ended in one click, where it belongs to a subscription (RFC 8058)", async () => {
    const unsubscribe = "http://localhost:4180/newsletter/end?token=x";
    await deliver({ ...(await writeMail("n@example.org", letter, "de", sender)), unsubscribe });
    const { message = "" } = received[0] ?? {};
    expect(message).toMatch(/^List-Unsubscribe: <http:\/\/localhost:4180\/newsletter\/end\?token=x>/m);
    expect(message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  });

  it("goes to one address, whatever stands in it or in its texts", async () => {
    const mail = await writeMail(
      "nora@example.org",
      { ...letter, subject: "Hello\r\nBcc: eve@example.org" },
      "de",
      sender,
    );
    await deliver(mail);
    expect(received).toMatchObject([{ to: ["nora@example.org"] }]);
    const [headers] = received[0]?.message.split("\r\n\r\n", 1) ?? [];
    expect(headers).toMatch(/^Subject: Hello Bcc: eve@example.org/m);
  });

  it("tells what a server does not take", async () => {
    const refused = deliver(await writeMail("nobody@example.org", letter, "de", sender));
    await expect(refused).rejects.toMatchObject({ responseCode: 550 });
  });

  it("is not sent in the clear to another machine", async () => {
    // A name of this machine that does not look like one.
    const { port } = new URL(url);
    const smtp = deliverBySmtp(`smtp://0.0.0.0:${port}`, "no-reply@example.org");
    const refused = smtp.deliver(await writeMail("nora@example.org", letter, "de", sender)).finally(smtp.close);
    await expect(refused).rejects.toThrow(/STARTTLS|TLS/);
    expect(received).toEqual([]);
  });
});
