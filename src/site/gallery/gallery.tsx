import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Drawing } from "../ui/drawing.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { FileButton } from "../ui/file-button.tsx";
import { Folded } from "../ui/folded.tsx";
import { Icon, type iconOf } from "../ui/icon.tsx";
import { LazyImage } from "../ui/lazy-image.tsx";
import { Modal } from "../ui/modal.tsx";
import { RareIcon } from "../ui/rare-icon.tsx";
import { Select } from "../ui/select.tsx";
import { SpareIcon } from "../ui/spare-icon.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { TemplateIcon } from "../ui/template-icon.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { Tray } from "../ui/tray.tsx";
import styles from "./gallery.module.css";

const fills = ["plain", "hollow", "raw"] as const;
const sizes = ["small", "medium", "large"] as const;
const chalks = ["coral", "sun", "mint", "sky", "lilac", "rose"] as const;

// Records and not lists, so that an icon that is missing here does not compile.
const iconNames: Record<ComponentProps<typeof Icon>["name"], true> = {
  "arrow-up": true,
  bookmark: true,
  chevron: true,
  download: true,
  facebook: true,
  linkedin: true,
  print: true,
  x: true,
};
const rareIconNames: Record<ComponentProps<typeof RareIcon>["name"], true> = {
  close: true,
  filter: true,
  search: true,
};
const spareIconNames: Record<ComponentProps<typeof SpareIcon>["name"], true> = { trophy: true };
const templateIconNames: Record<ComponentProps<typeof TemplateIcon>["name"], true> = { variants: true };

const desks = [
  { id: "agile", name: "Agile desk" },
  { id: "people", name: "People and HR desk" },
];

/** Every part of the interface in all of its states, by the name of its file, for those who build the site. */
export const galleryParts: Record<string, ReactNode> = {
  button: fills.map((fill) => (
    <p key={fill}>
      <Button fill={fill}>{fill}</Button>
      <Button fill={fill} disabled>
        {fill}, disabled
      </Button>
      <ButtonLink fill={fill} href="#button">
        {fill}, a link
      </ButtonLink>
      <Button fill={fill}>
        {fill}, at work <Spinner size="small" />
      </Button>
    </p>
  )),
  checkbox: <Checkboxes />,
  disclosure: (
    <>
      <Disclosure summary="Closed">What was hidden</Disclosure>
      <Disclosure summary="Open" isOpen>
        What was hidden
      </Disclosure>
    </>
  ),
  "external-link": <ExternalLink href="https://example.org/">To another host</ExternalLink>,
  icon: listIcons(Icon, iconNames),
  drawing: <Drawing svg='<svg viewBox="0 0 60 20"><rect width="60" height="20" /></svg>' />,
  "file-button": <FileButton label="Choose a file" onChoose={() => {}} />,
  folded: (
    <Folded title="What can wait">
      <p>On a small window it has to be opened.</p>
    </Folded>
  ),
  "rare-icon": listIcons(RareIcon, rareIconNames),
  "spare-icon": listIcons(SpareIcon, spareIconNames),
  "template-icon": listIcons(TemplateIcon, templateIconNames),
  "lazy-image": <LazyImage src="/logo.svg" alt="The logo" width={175} height={42} />,
  modal: <Modals />,
  select: <Selects />,
  spinner: sizes.map((size) => (
    <p key={size}>
      <Spinner size={size} /> {size}
    </p>
  )),
  "text-area": (
    <>
      <TextArea label="Two lines" />
      <TextArea label="Four lines, of 140 characters at most" rows={4} maxLength={140} defaultValue="Begun" />
      <TextArea label="To be mended" error="Say in one sentence what is to be decided." />
    </>
  ),
  "text-field": (
    <>
      <TextField label="Empty" placeholder="For example: Friday" />
      <TextField label="Of 60 characters at most" maxLength={60} defaultValue="The weekly meeting" />
      <TextField label="To be mended" type="email" defaultValue="nora@" error="Write it like name@example.com." />
      <TextField label="Disabled" disabled defaultValue="As it is" />
    </>
  ),
  tray: (
    <Tray className="" title="What is in it">
      <p>Two templates</p>
    </Tray>
  ),
};

/** Each as it is, and larger and in a colour of its own. */
function listIcons<Name extends string>(IconOf: ReturnType<typeof iconOf<Name>>, names: Record<Name, true>) {
  return (
    <ul>
      {(Object.keys(names) as Name[]).map((name) => (
        <li key={name}>
          <IconOf name={name} /> <IconOf name={name} size={32} fill="var(--coral)" /> {name}
        </li>
      ))}
    </ul>
  );
}

function Checkboxes() {
  const [isChecked, setChecked] = useState(true);
  const toggle = () => setChecked(!isChecked);
  return (
    <>
      <Checkbox checked={isChecked} onChange={toggle}>
        Of any colour
      </Checkbox>
      {chalks.map((chalk) => (
        <Checkbox key={chalk} chalk={chalk} checked={isChecked} onChange={toggle}>
          In {chalk}
        </Checkbox>
      ))}
      <Checkbox isAvailable={false} checked={false} onChange={toggle}>
        Cannot be ticked now
      </Checkbox>
    </>
  );
}

function Modals() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button fill="hollow" onClick={() => setOpen(true)}>
        Open
      </Button>
      {isOpen && (
        <Modal dialog={dialog} className="" title="Over the page" closeLabel="Close" onClose={() => setOpen(false)}>
          <p className={styles.inModal}>The page behind stays where it is.</p>
        </Modal>
      )}
    </>
  );
}

function Selects() {
  const [word, setWord] = useState("date");
  const [desk, setDesk] = useState(desks[0] as (typeof desks)[number]);
  return (
    <>
      <Select
        label="Of texts"
        value={word}
        options={["date", "name", "goal"].map((id) => ({ value: id, label: `By ${id}` }))}
        onChange={setWord}
      />
      <Select
        label="Of objects"
        value={desk}
        options={desks.map((it) => ({ value: it, label: it.name }))}
        onChange={setDesk}
      />
    </>
  );
}

export function Gallery() {
  return (
    <main className={`container ${styles.gallery}`}>
      <h1>Parts of the interface</h1>
      {Object.entries(galleryParts).map(([name, part]) => (
        <section key={name} id={name}>
          <h2>{name}</h2>
          {part}
        </section>
      ))}
    </main>
  );
}
