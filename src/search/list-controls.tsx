import Search from 'lucide/dist/esm/icons/search.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import {
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { fillPlural, fillText } from '../content-model/text'
import type { BlogContent } from '../content-model/schemas/blog'
import { Button } from '../components/ui/button'
import { Field } from '../components/ui/field'
import { useInterface } from '../components/ui/interface'
import { LucideIcon } from '../components/ui/lucide-icon'
import { spaced, VisuallyHidden } from '../components/ui/text'
import { flexGap } from '../theme/mixins'
import { color } from '../theme/tokens'
import type { ListQuery } from './list-query'
import type { ArticleSummary } from '../site/site'
import type { PageInterface } from '../content-model/schemas/interface'

const Controls = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  /* Needs JavaScript; without it the newest articles are listed below. */
  @media (scripting: none) {
    display: none;
  }
  fieldset {
    min-width: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-bottom: 0.5rem;
    font-weight: 700;
  }
`

/** Row of field and button, which wraps where large text leaves no room. */
const SearchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  max-width: 42rem;
  ${flexGap('0.75rem')}
`

const SearchButton = styled(Button)`
  flex: 1 0 auto;
  width: auto;
  padding-left: min(1.5rem, 4.5vw);
  padding-right: min(1.5rem, 4.5vw);
`

const SearchBox = styled.div<{ $filled: boolean }>`
  /* On a phone the button is below: a few words and the button that clears them need the whole row. */
  flex: 999 1 min(100%, 16rem);
  min-width: 0;
  position: relative;
  > svg {
    position: absolute;
    left: min(1rem, 4vw);
    bottom: 0.9375rem;
    color: ${color.muted};
    pointer-events: none;
  }
  input {
    padding-left: min(3.25rem, 15vw);
    ${({ $filled }) => ($filled ? 'padding-right: 6.25rem;' : '')}
    -webkit-appearance: none;
    appearance: none;
  }
  ::-webkit-search-cancel-button {
    display: none;
  }
`

/** Button at the end of the field; the padding of the field keeps text from running under it. */
const Clear = styled.button`
  position: absolute;
  right: 0.25rem;
  bottom: 0.25rem;
  display: flex;
  align-items: center;
  ${flexGap('0.25rem')}
  min-height: max(48px, 3rem);
  padding: 0 0.5rem;
  border: 0;
  border-radius: 0.5rem;
  background: ${color.card};
  color: ${color.link};
  font-size: 1.125rem;
  font-weight: 700;
  cursor: pointer;
  svg {
    flex: none;
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  ${flexGap('0.625rem')}
  button {
    min-height: 3rem;
    padding: 0.375rem 1.125rem;
    border: 0.125rem solid ${color.line};
    border-radius: 1.5rem;
    background: ${color.card};
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.2;
    cursor: pointer;
  }
  button:hover {
    background: ${color.mist};
    color: ${color.mistText};
  }
  button[aria-pressed='true'] {
    background: ${color.button};
    border-color: ${color.button};
    color: ${color.buttonText};
  }
`

type SearchCopy = Pick<BlogContent['search'], 'label' | 'hint' | 'button'>

/**
 * Renders the search field with its button.
 *
 * @param props.filled whether it has text, and needs room for the button that clears it
 * @param props.children that button
 */
function SearchField(props: {
  copy: SearchCopy
  filled?: boolean
  input?: ComponentPropsWithRef<'input'>
  children?: ReactNode
}): ReactElement {
  const { copy, filled = false, input, children } = props
  return (
    <SearchRow>
      <SearchBox $filled={filled}>
        <Field id="article-search" label={copy.label} hint={copy.hint}>
          {(attributes) => (
            <input
              {...attributes}
              {...input}
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
            />
          )}
        </Field>
        <LucideIcon icon={Search} size={26} />
        {children}
      </SearchBox>
      <SearchButton type="submit">{copy.button}</SearchButton>
    </SearchRow>
  )
}

/** What the controls of a search do. */
interface SearchActions {
  query: ListQuery
  onChange: (next: Partial<ListQuery>) => void
  onFocus: () => void
  /** Called on submit. On a phone the keyboard covers the results until then. */
  onSubmit: () => void
}

/**
 * Renders the search field, and the button that empties it.
 *
 * @param props.children further controls below it
 */
export function SearchControls(
  props: SearchActions & { copy: SearchCopy & { clear: string }; children?: ReactNode },
): ReactElement {
  const { copy, query, onChange } = props
  const { search } = query
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useRef(false)
  // The field is uncontrolled, so that text typed before hydration is kept. Afterwards it follows the
  // query, which the back button changes too.
  useEffect(() => {
    const typed = isHydrated.current ? '' : field.current?.value
    isHydrated.current = true
    if (typed) onChange({ search: typed })
    else if (field.current && field.current.value !== search) field.current.value = search
  }, [search, onChange])

  return (
    <Controls
      role="search"
      data-reads-query
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      <SearchField
        copy={copy}
        filled={search !== ''}
        input={{
          ref: field,
          onFocus: props.onFocus,
          onChange: (event) => onChange({ search: event.target.value }),
        }}
      >
        {search ? (
          <Clear
            type="button"
            onClick={() => {
              onChange({ search: '' })
              field.current?.focus()
            }}
          >
            <LucideIcon icon={X} size={22} />
            {copy.clear}
          </Clear>
        ) : null}
      </SearchField>
      {props.children}
    </Controls>
  )
}

/** Renders search field and topic buttons. */
export function ListControls(
  props: SearchActions & {
    /** The first category means all topics. */
    copy: Pick<BlogContent, 'search' | 'categories'>
  },
): ReactElement {
  const { copy, query, onChange } = props
  const { articleList } = useInterface()
  return (
    <SearchControls {...props} copy={copy.search}>
      {/* While words are searched, the results follow the field. */}
      <fieldset hidden={query.search !== '' && query.category === ''}>
        <legend>{articleList.topics}</legend>
        <Choices>
          {spaced(
            copy.categories.map((label, index) => {
              const category = index === 0 ? '' : label
              return (
                <button
                  key={label}
                  type="button"
                  aria-pressed={query.category === category}
                  onClick={() => onChange({ category })}
                >
                  {label}
                </button>
              )
            }),
          )}
        </Choices>
      </fieldset>
    </SearchControls>
  )
}

/** Renders a search field for other pages: the page at the path shows what was found. */
export function SearchLink(props: { copy: SearchCopy; to: string }): ReactElement {
  return (
    <Controls role="search" action={__PATH_PREFIX__ + props.to}>
      <SearchField copy={props.copy} />
    </Controls>
  )
}

/** Milliseconds without a new result before it's announced to screen readers. */
const announceDelay = 500

const Line = styled.p<{ $alone: boolean }>`
  min-height: 1.6em;
  ${({ $alone }) => ($alone ? 'font-size: min(1.75rem, max(1.25rem, 9vw)); line-height: 1.3;' : '')}
  font-weight: 700;
  overflow-wrap: anywhere;
`

/**
 * Renders the number of results. It's visible immediately, and announced to screen readers when typing pauses. If only
 * `more` changes later, only that is announced.
 */
export function ResultStatus(props: {
  line: string
  /** Text that is announced after the line. */
  more: string
  /** True if no article follows; then the text is larger. */
  alone: boolean
}): ReactElement {
  const { line, more } = props
  const [announced, setAnnounced] = useState('')
  const lastLine = useRef('')
  useEffect(() => {
    const timer = setTimeout(() => {
      const isNew = line !== lastLine.current
      lastLine.current = line
      const both = `${line}${line.endsWith('.') ? '' : '.'} ${more}`
      setAnnounced(line && more ? (isNew ? both : more) : line)
    }, announceDelay)
    return () => clearTimeout(timer)
  }, [line, more])
  return (
    <>
      <Line aria-hidden="true" $alone={props.alone}>
        {line}
      </Line>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  )
}

/**
 * Formats the number of results: "Found 2 articles for “phone” in Scams", or "No articles found"
 * with the same endings. If only texts of articles match, it gives their number instead.
 *
 * @param textMatches number of articles whose text has the words
 */
export function resultCountText(
  { found, query }: { found: readonly ArticleSummary[]; query: ListQuery },
  textMatches: number,
  texts: PageInterface['articleList'],
  locale: string,
): string {
  const search = query.search.trim()
  const inTopic = query.category && ` ${fillText(texts.inTopic, { topic: query.category })}`
  if (found.length === 0 && textMatches > 0) {
    const titles = fillText(texts.noTitles, { search })
    return `${titles}${inTopic}. ${fillPlural(texts.mentionIt, textMatches, locale)}`
  }
  const count = found.length === 0 ? texts.none : fillPlural(texts.count, found.length, locale)
  return count + (search && ` ${fillText(texts.forSearch, { search })}`) + inTopic
}
