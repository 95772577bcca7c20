import { useEffect, useRef } from "react";
import { type ListingQuery, readQuery } from "../../../domain/finding/listing-query.ts";
import type { ListingView } from "../../../domain/finding/listing-view.ts";
import { isPlain, offeredOf } from "../../../domain/finding/plain-view.ts";
import { cardsPerPage, type ListingData } from "../../../domain/page.ts";
import { ListingWithoutScript } from "../../directory/listing-without-script.tsx";
import { readFavourites } from "../../favourites/use-favourites.ts";
import { countFilters } from "../../finding-client/change-query.ts";
import { finderOf } from "../../finding-client/finders.ts";
import { isOpening } from "../../finding-client/inquiry.ts";
import { useMessages } from "../../language/language.tsx";
import { Button } from "../../ui/button.tsx";
import type { Screen, ScreenProps } from "../screen.ts";
import { cardsShown } from "./cards-shown.ts";
import { FacetPanel } from "./facet-panel.tsx";
import { FiltersInUse } from "./filters-in-use.tsx";
import { goToResults } from "./go-to-results.ts";
import { ListingHead } from "./listing-head.tsx";
import styles from "./listing-screen.module.css";
import { ListingSentence } from "./listing-sentence.tsx";
import { NearResults } from "./near-results.tsx";
import { NoResults } from "./no-results.tsx";
import { ResultAnnouncement } from "./result-announcement.tsx";
import resultStyles from "./results.module.css";
import { Results } from "./results.tsx";
import { SearchBar } from "./search-bar.tsx";
import { SearchField } from "./search-field.tsx";
import { SortChoice } from "./sort-choice.tsx";
import { ToReadyPlans } from "./to-ready-plans.tsx";
import { ToldSituation } from "./told-situation.tsx";
import { useFilterDrawer } from "./use-filter-drawer.ts";
import { useListing } from "./use-listing.ts";

function ListingScreen({ data, view: prepared, withoutScript }: ScreenProps<ListingData, ListingView>) {
  const { listing, site } = useMessages();
  const { state, visit, form, heading, grid } = useListing(data, prepared);
  const drawer = useRef<HTMLDialogElement>(null);
  const filterDrawer = useFilterDrawer();
  const { query, view, status, manner } = state;

  // Closed, since its draft changes a question that the visitor has gone back from.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view says that the visitor has moved
  useEffect(() => drawer.current?.close(), [prepared]);

  // The button disappears with the failure, so the focus moves to the heading of the results.
  const tryAgain = () => {
    heading.current?.focus({ preventScroll: true });
    visit.tryAgain();
  };
  const choose = (chosen: ListingQuery) => {
    visit.change(() => chosen);
    heading.current?.focus();
  };
  const isUnanswered = isOpening(state);
  const found = view.total === 0 ? listing.noResults() : listing.count({ count: view.total });
  const title = isUnanswered ? listing.loading() : found;
  const failure = status === "failed" && (
    <p className={styles.failure} role="alert">
      {listing.failed()}{" "}
      <Button fill="raw" onClick={tryAgain}>
        {site.tryAgain()}
      </Button>
    </p>
  );
  const results = (
    <Results
      state={state}
      grid={grid}
      onMore={visit.showMore}
      onMoreIntent={visit.prepare}
      failure={manner === "more" && failure}
    />
  );
  const noResults = (
    <NoResults view={view} total={data.total} kind={data.kind} addressOf={visit.addressOf} onChoose={choose} />
  );
  return (
    <div className="container">
      <ListingHead kind={data.kind} query={query} addressOf={visit.addressOf} />
      {/* A browser that restored the fields would show another question than the one that is answered. */}
      <form ref={form} data-asked="" autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <div className={styles.sentence}>
          <ListingSentence data={data} query={query} view={view} addressOf={visit.addressOf} onChange={visit.change} />
        </div>
        <SearchBar
          filtersInUse={countFilters(query)}
          onFilters={filterDrawer.open}
          onFiltersIntent={() => {
            filterDrawer.prepare();
            visit.prepare();
          }}
          search={
            <SearchField
              keyword={query.keyword}
              isTyped={manner === "typing"}
              onType={visit.type}
              onEnd={visit.endTyping}
              onSearch={() => goToResults(heading)}
              onIntent={visit.prepareSearch}
            />
          }
          sort={<SortChoice query={query} onChange={visit.change} onIntent={visit.prepare} />}
        />
        {filterDrawer.hasFailed && (
          <p className={styles.failure} role="alert">
            {site.loadFailed()}
          </p>
        )}
        <div className={styles.body}>
          <section
            className={styles.panel}
            aria-label={listing.filters()}
            onPointerEnter={visit.prepare}
            onFocus={visit.prepare}
          >
            <FacetPanel facets={data.facets} state={state} onChange={visit.change} />
          </section>
          <section className={styles.results} aria-labelledby="results" aria-busy={isUnanswered || undefined}>
            <div className={styles.summary}>
              <h2 ref={heading} id="results" className={styles.count} tabIndex={-1}>
                {title}
              </h2>
              <FiltersInUse facets={data.facets} query={query} onChange={visit.change} fallback={heading} />
            </div>
            {manner !== "more" && failure}
            {!isUnanswered && view.situation && (
              <ToldSituation
                situation={view.situation}
                query={view.query}
                facets={data.facets}
                addressOf={visit.addressOf}
                onChoose={choose}
              />
            )}
            {!isUnanswered && (view.total > 0 ? results : noResults)}
            {!isUnanswered && <NearResults view={view} facets={data.facets} />}
            {data.kind === "session" && (
              <p className={resultStyles.more}>
                <ToReadyPlans />
              </p>
            )}
          </section>
        </div>
      </form>
      {/* Last, since it is long and with JavaScript nobody waits for it. */}
      <ListingWithoutScript content={withoutScript} />
      <ResultAnnouncement
        text={status === "loading" ? listing.loading() : found}
        query={view.query}
        heading={heading}
        headingText={title}
      />
      {filterDrawer.Drawer && (
        <filterDrawer.Drawer
          dialog={drawer}
          facets={data.facets}
          start={state}
          find={(draft) => visit.find(draft, 0)}
          onApply={(draft) => visit.change(() => draft)}
          onClose={filterDrawer.close}
        />
      )}
    </div>
  );
}

export const listingScreen: Screen<ListingData, ListingView> = {
  Component: ListingScreen,
  async prepare(data, { locale, search, state, isOnView }) {
    const query = readQuery(search, offeredOf(data));
    const wanted = cardsShown(state);
    if (!isOnView && isPlain(query) && wanted === cardsPerPage) return undefined;
    return finderOf(data, locale).find(query, readFavourites(data.kind), wanted);
  },
};
