import { useEffect, useState } from "react";
import { config } from "../../config.ts";
import { useMessages } from "../../language/language.tsx";
import { readReadings } from "../../visitor/readings.ts";
import { followStored, storageKeys } from "../../visitor/storage.ts";
import styles from "./hero.module.css";

/**
 * How many of the free templates are read, this one included where it is none too many. It says nothing until the page has been counted, which
 * takes an answer of the platform (R4.3), and its place is kept for it.
 */
export function FreeReadings() {
  const { reading } = useMessages();
  const [count, setCount] = useState(0);
  useEffect(() => {
    // A limit may have been higher before.
    const show = () => setCount(Math.min(readReadings().count, config.freeReadings));
    return followStored(storageKeys.readingCount, show);
  }, []);
  return <p className={styles.free}>{count > 0 && reading.free({ count, limit: config.freeReadings })}</p>;
}
