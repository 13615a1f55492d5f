import {
  memo,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactElement,
} from 'react'
import styled from 'styled-components'
import { fillPlural, fillText } from '../content-model/text'
import { Actions } from '../components/ui/actions'
import { Band } from '../components/ui/band'
import { HighlightBox } from '../components/ui/boxes'
import { Button, ButtonLink } from '../components/ui/button'
import { HelpLineList } from '../components/ui/help-line-list'
import { useInterface } from '../components/ui/interface'
import { Stack } from '../components/ui/layout-primitives'
import { Text } from '../components/ui/text'
import type { SearchCopy } from '../site/search-pages'
import { textWidth } from '../theme/tokens'
import { normalizeText } from './find-articles'
import type { FoundList as FoundListType } from './found-list'
import { ResultStatus, SearchControls } from './list-controls'
import { useListQuery } from './list-query'
import type { TextMatches } from './search-engine'
import type { SiteResults } from './site-engine'
import { loadSentences, loadSiteSearch, useLoaded } from './use-loaded'

/** Hides the list of all pages, which follows, while something is found. */
const Search = styled.div<{ $hasFound: boolean }>`
  ${({ $hasFound }) => ($hasFound ? '& ~ * { display: none; }' : '')}
  /* Without JavaScript there is only that list. */
  @media (scripting: none) {
    display: none;
  }
`

const Results = styled.div`
  max-width: ${textWidth};
  margin-top: 2rem;
  outline-offset: min(0.5rem, 2vw);
  > * + * {
    margin-top: 2rem;
  }
`

/** Most results of a kind that are shown at first. */
const mostAtFirst = 3
/** Most letters of a text that are shown. */
const mostLetters = 260

const noTopics: readonly string[] = []

/** Renders the search of the whole site, with what it finds below its field. */
export function SiteSearch({ copy }: { copy: SearchCopy }): ReactElement {
  const { articleList: texts, locale } = useInterface()
  const [query, change] = useListQuery(noTopics)
  // Typing never waits for the search.
  const typed = useDeferredValue(query.search)
  const words = normalizeText(typed)
  const [loaded, load] = useLoaded(loadSiteSearch)
  const [sentences, requestSentences] = useLoaded(loadSentences)
  const [asksTexts, setAsksTexts] = useState(false)
  const results = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (words) load()
  }, [words, load])

  const searchTexts = useMemo(
    () =>
      loaded && sentences ? loaded.engine.createTextSearch(loaded.index, sentences) : undefined,
    [loaded, sentences],
  )
  const found = useMemo(() => (words ? loaded?.search(words) : undefined), [words, loaded])
  const hasAny = found !== undefined && (found.groups.length > 0 || found.answer !== undefined)
  const needsTexts = found !== undefined && (asksTexts || !hasAny)
  useEffect(() => {
    if (needsTexts) requestSentences()
  }, [needsTexts, requestSentences])
  const textMatches = useMemo(() => {
    if (!needsTexts || !found) return undefined
    const paths = found.groups.flatMap(({ parts }) => parts.map(({ path }) => path))
    const all = searchTexts?.({ search: words, category: '', page: 1 }).found
    return all?.filter(({ path }) => !paths.includes(path))
  }, [needsTexts, searchTexts, words, found])

  const hasFailed = loaded === null
  const isSearching =
    words !== '' &&
    !hasFailed &&
    (!found || (!hasAny && textMatches === undefined && sentences !== null))
  const groups = found?.groups ?? []
  const count =
    groups.reduce((sum, { parts }) => sum + parts.length, found?.answer ? 1 : 0) +
    (textMatches?.length ?? 0)
  const corrected = found?.correctedTo ? fillText(copy.corrected, { words: found.correctedTo }) : ''
  const line = isSearching
    ? texts.searching
    : found
      ? `${fillPlural(copy.count, count, locale)} ${fillText(copy.forSearch, { search: typed.trim() })}`
      : ''

  return (
    <Search $hasFound={count > 0}>
      <Band>
        <SearchControls
          copy={copy.field}
          query={query}
          onChange={change}
          onFocus={load}
          onSubmit={() => {
            results.current?.previousElementSibling?.scrollIntoView()
            results.current?.focus({ preventScroll: true })
          }}
        />
        <Results ref={results} tabIndex={-1} role="group" aria-label={texts.found}>
          <ResultStatus
            line={line}
            more={[corrected, found?.answer?.text].filter(Boolean).join(' ')}
            alone={false}
          />
          {corrected ? <p>{corrected}</p> : null}
          {words && hasFailed ? <p>{copy.failure}</p> : null}
          {found && loaded ? (
            <Found
              copy={copy}
              found={found}
              textMatches={textMatches}
              FoundList={loaded.engine.FoundList}
            />
          ) : null}
          {textMatches?.length === 0 && hasAny ? <p>{texts.noMentions}.</p> : null}
          {found && !needsTexts ? (
            <Button type="button" $kind="secondary" onClick={() => setAsksTexts(true)}>
              {texts.lookInside}
            </Button>
          ) : null}
          {words && !isSearching && count === 0 ? (
            <Stack>
              {found ? <Text>{copy.none}</Text> : null}
              <Actions actions={[copy.help]} allSecondary />
            </Stack>
          ) : null}
        </Results>
      </Band>
    </Search>
  )
}

/** Renders what was found. Typing must not wait for it, so it renders only when its props change. */
const Found = memo(function Found(props: {
  copy: SearchCopy
  found: SiteResults
  /** Sentences of articles that have the words. */
  textMatches: TextMatches['found'] | undefined
  FoundList: typeof FoundListType
}) {
  const { copy, found, textMatches, FoundList } = props
  const { articleList: texts } = useInterface()
  const list = { words: found.words, more: copy.more, first: mostAtFirst }
  // The same items as long as the same is found, so that a list stays as long as it was made.
  const groups = useMemo(
    () =>
      found.groups.map(({ kind, parts }) => ({
        kind,
        items: parts.map((part) => ({ ...part, text: shorten(part.text ?? '') })),
      })),
    [found],
  )
  return (
    <>
      {found.answer ? (
        <HighlightBox>
          <Stack>
            <h2>{copy.titles.answer}</h2>
            <p>{found.answer.text}</p>
            <ButtonLink to={found.answer.link.to} $kind="secondary">
              {found.answer.link.label}
            </ButtonLink>
          </Stack>
        </HighlightBox>
      ) : null}
      {groups.map(({ kind, items }) =>
        kind === 'line' ? (
          <div key={kind}>
            <h2>{copy.titles.line}</h2>
            <HelpLineList lines={items.flatMap(({ line }) => line ?? []).slice(0, mostAtFirst)} />
          </div>
        ) : (
          <FoundList {...list} key={kind} title={copy.titles[kind]} items={items} />
        ),
      )}
      {textMatches?.length ? (
        <FoundList {...list} title={texts.mentioned} items={textMatches} />
      ) : null}
    </>
  )
})

/** Shortens a text to whole words. */
function shorten(text: string): string {
  if (text.length <= mostLetters) return text
  return `${text.slice(0, text.lastIndexOf(' ', mostLetters))} …`
}
