import type { SyntheticEvent } from "react";
import type { TemplateData } from "../../../domain/page.ts";
import { useLocale, useMessages } from "../../language/language.tsx";
import { fittedAddress, plainAddress } from "../../plans/fitted-address.ts";
import { ButtonLink } from "../../ui/button.tsx";

/**
 * The link to a plan of the template alone, for the visitor's own meeting. What they have given is added when the link is used, because
 * only the browser knows it.
 */
export function FitLink({ template }: { template: TemplateData }) {
  const locale = useLocale();
  const { template: words } = useMessages();
  const fit = ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
    link.href = fittedAddress(template, locale);
  };
  return (
    <ButtonLink fill="hollow" href={plainAddress(template, locale)} onPointerEnter={fit} onClick={fit}>
      {words.fit()}
    </ButtonLink>
  );
}
