import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
  type ElementDropTargetEventBasePayload,
  monitorForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { attachClosestEdge, extractClosestEdge } from "@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge";
import { getReorderDestinationIndex } from "@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index";

type Move = (from: number, to: number) => void;

/** Makes the items of a list movable by dragging their handles (`data-control="handle"`). Returns a function that ends it. */
export function dragBlocks(list: HTMLElement, move: Move): () => void {
  const items = [...list.children] as HTMLElement[];
  const indexOf = ({ element }: { element: Element }) => items.findIndex((item) => item.contains(element));
  return combine(
    ...items.map(dragItem),
    monitorForElements({
      canMonitor: ({ source }) => list.contains(source.element),
      onDrop: ({ source, location }) => {
        const [target] = location.current.dropTargets;
        if (!target) return;
        const startIndex = indexOf(source);
        const to = getReorderDestinationIndex({
          startIndex,
          indexOfTarget: indexOf(target),
          closestEdgeOfTarget: extractClosestEdge(target.data),
          axis: "vertical",
        });
        move(startIndex, to);
      },
    }),
  );
}

/**
 * Makes one item movable. Its attributes tell the style sheet what happens to it: `data-dragged`, and `data-edge` for the edge at which
 * another item would be put in.
 */
function dragItem(item: HTMLElement): () => void {
  const handle = item.querySelector<HTMLElement>("[data-control=handle]");
  if (!handle?.parentElement) return () => {};
  const showEdge = ({ self }: ElementDropTargetEventBasePayload) => {
    item.dataset.edge = extractClosestEdge(self.data) ?? "";
  };
  const hideEdge = () => {
    delete item.dataset.edge;
  };
  return combine(
    draggable({
      // The controls are draggable rather than the whole item, since text in what can be dragged cannot be selected.
      element: handle.parentElement,
      dragHandle: handle,
      onGenerateDragPreview: ({ nativeSetDragImage, location: { current } }) => {
        const { left, top } = item.getBoundingClientRect();
        nativeSetDragImage?.(item, current.input.clientX - left, current.input.clientY - top);
      },
      onDragStart: () => {
        item.dataset.dragged = "";
      },
      onDrop: () => {
        delete item.dataset.dragged;
      },
    }),
    dropTargetForElements({
      element: item,
      getData: ({ input }) => attachClosestEdge({}, { element: item, input, allowedEdges: ["top", "bottom"] }),
      canDrop: ({ source }) => item.parentElement?.contains(source.element) ?? false,
      getIsSticky: () => true,
      onDrag: showEdge,
      onDragLeave: hideEdge,
      onDrop: hideEdge,
    }),
  );
}
