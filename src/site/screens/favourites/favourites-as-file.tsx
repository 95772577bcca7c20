import type { Favourites } from "../../../domain/favourites.ts";
import { config } from "../../config.ts";
import { useMessages } from "../../language/language.tsx";
import { Button } from "../../ui/button.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { type FavouritesFile, readFavouritesFile, writeFavouritesFile } from "./favourites-file.ts";
import styles from "./favourites-screen.module.css";

interface Props {
  kept: Favourites;
  onRead: (file: FavouritesFile) => void;
}

/** Takes the favourites from one browser to another. */
export function FavouritesAsFile({ kept, onRead }: Props) {
  const { favouritesPage: words } = useMessages();
  return (
    <section aria-labelledby="file">
      <h2 id="file">{words.file()}</h2>
      <p>{words.fileNote()}</p>
      <p className={styles.buttons}>
        {kept.size > 0 && (
          <Button fill="hollow" onClick={() => saveFile(writeFavouritesFile(kept), fileName)}>
            {words.save()}
          </Button>
        )}
        <FileButton label={words.open()} onChoose={(file) => void readFavouritesFile(file).then(onRead)} />
      </p>
    </section>
  );
}

/** `marelle-favourites.json`. */
const fileName = `${config.brand}-favourites.json`.toLowerCase().replaceAll(/[^\p{L}\d.]+/gu, "-");
