import { type Links, type SocialNetwork, socialNetworks } from "../../domain/site-config.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./network-links.module.css";

const networkNames: Record<SocialNetwork, string> = { linkedin: "LinkedIn", facebook: "Facebook", x: "X" };

/** The addresses for sharing a page, by network. */
export function shareUrls(url: string, title: string): Record<SocialNetwork, string> {
  const address = encodeURIComponent(url);
  return {
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    x: `https://x.com/intent/post?url=${address}&text=${encodeURIComponent(title)}`,
  };
}

interface Props {
  id: string;
  heading: string;
  urls: Links<SocialNetwork>;
  /** The name of a link, if it is not that of its network. */
  label?: (of: { network: string }) => string;
}

/** Plain links: no network's script runs on the site. */
export function NetworkLinks({ id, heading, urls, label = ({ network }) => network }: Props) {
  const networks = socialNetworks.filter((network) => urls[network]);
  if (networks.length === 0) return null;
  return (
    <>
      <p id={id}>{heading}</p>
      <ul className={styles.list} aria-labelledby={id}>
        {networks.map((network) => (
          <li key={network}>
            <ExternalLink href={urls[network]} aria-label={label({ network: networkNames[network] })}>
              <Icon name={network} size={20} />
            </ExternalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
