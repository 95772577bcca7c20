import "../styles/base.css";
import { createRoot } from "react-dom/client";
import { Gallery } from "./gallery.tsx";

// For `npm run dev` alone: no page of the site leads here, and no build holds it.
createRoot(document.getElementById("gallery") as HTMLElement).render(<Gallery />);
