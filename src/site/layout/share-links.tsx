import type { PageContext } from "../../domain/page.ts";
import { type SocialNetwork, socialNetworks } from "../../domain/site-config.ts";
import { pathOfPage, publicUrl, titleOf } from "../head.ts";
import { useMessages } from "../language/language.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./share-links.module.css";

export const networkNames: Record<SocialNetwork, string> = { linkedin: "LinkedIn", facebook: "Facebook", x: "X" };

function shareUrl(network: SocialNetwork, url: string, title: string): string {
  const address = encodeURIComponent(url);
  switch (network) {
    case "linkedin":
      return `https://www.linkedin.com/sharing/share-offsite/?url=${address}`;
    case "facebook":
      return `https://www.facebook.com/sharer/sharer.php?u=${address}`;
    case "x":
      return `https://x.com/intent/post?url=${address}&text=${encodeURIComponent(title)}`;
  }
}

/** Plain links: no network's script runs on the site. */
export function ShareLinks({ context }: { context: PageContext }) {
  const { share } = useMessages();
  const url = publicUrl(pathOfPage(context) ?? "/");
  return (
    <ul className={styles.list} aria-label={share.heading()}>
      {socialNetworks.map((network) => (
        <li key={network}>
          <ExternalLink
            href={shareUrl(network, url, titleOf(context))}
            aria-label={share.on({ network: networkNames[network] })}
          >
            <Icon name={network} size={20} />
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}
