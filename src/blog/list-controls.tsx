import Search from 'lucide/dist/esm/icons/search.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { memo, useEffect, useRef, type ReactElement } from 'react'
import styled from 'styled-components'
import type { BlogContent } from '../content-model/shapes/blog'
import { Button } from '../primitives/button'
import { Field } from '../primitives/field'
import { LineDrawing } from '../primitives/line-drawing'
import { colour } from '../theme/tokens'
import type { ListQuery } from './list-query'
import { flexGap } from '../theme/flex-gap'

const Controls = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  /* Without JavaScript nothing could answer; the newest articles stand below. */
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

/** The button stands below the field where large letters leave no room beside it. */
const SearchRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  max-width: 42rem;
  ${flexGap('0.75rem')}
`

const SearchBox = styled.div<{ $filled: boolean }>`
  flex: 999 1 11rem;
  min-width: 0;
  position: relative;
  > svg {
    position: absolute;
    left: min(1rem, 4vw);
    bottom: 0.9375rem;
    color: ${colour.muted};
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

/** Lies in the field, at its end. Letters do not run below it. */
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
  background: ${colour.card};
  color: ${colour.link};
  font-size: 1.125rem;
  font-weight: 700;
  cursor: pointer;
  svg {
    flex: none;
  }
`

const SearchButton = styled(Button)`
  flex: 1 0 auto;
  width: auto;
  padding-left: min(1.5rem, 4.5vw);
  padding-right: min(1.5rem, 4.5vw);
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  ${flexGap('0.625rem')}
  button {
    min-height: 3rem;
    padding: 0.375rem 1.125rem;
    border: 0.125rem solid ${colour.line};
    border-radius: 1.5rem;
    background: ${colour.card};
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.2;
    cursor: pointer;
  }
  button:hover {
    background: ${colour.mist};
    color: ${colour.mistText};
  }
  button[aria-pressed='true'] {
    background: ${colour.button};
    border-color: ${colour.button};
    color: ${colour.buttonText};
  }
`

interface FieldProps {
  words: BlogContent['search']
  /** What is asked for. */
  search: string
  onChange: (next: Partial<ListQuery>) => void
  onFocus: () => void
}

interface TopicsProps {
  /** The first stands for all. */
  labels: readonly string[]
  /** The chosen category; empty for all. */
  chosen: string
  onChange: (next: Partial<ListQuery>) => void
}

/** Search field and category buttons. */
export function ListControls(
  props: Pick<FieldProps, 'onChange' | 'onFocus'> & {
    words: Pick<BlogContent, 'search' | 'categories'>
    query: ListQuery
    /** Enter or the button was pressed; on a phone the keyboard covers what was found until then. */
    onSubmit: () => void
  },
): ReactElement {
  const { words, query, onChange } = props
  return (
    <Controls
      role="search"
      action="/blog"
      data-reads-query
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      <SearchRow>
        <SearchField
          words={words.search}
          search={query.search}
          onChange={onChange}
          onFocus={props.onFocus}
        />
        <SearchButton type="submit">{words.search.button}</SearchButton>
      </SearchRow>
      <Topics labels={words.categories} chosen={query.category} onChange={onChange} />
    </Controls>
  )
}

/** The field keeps its own value, so that what was typed before React arrives is taken up. */
function SearchField({ words, search, onChange, onFocus }: FieldProps): ReactElement {
  const field = useSearchField(search, onChange)
  const clear = (): void => {
    onChange({ search: '' })
    field.current?.focus()
  }
  return (
    <SearchBox $filled={search !== ''}>
      <Field id="article-search" label={words.label} hint={words.hint}>
        {(attributes) => (
          <input
            {...attributes}
            ref={field}
            type="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            onFocus={onFocus}
            onChange={(event) => onChange({ search: event.target.value })}
          />
        )}
      </Field>
      <LineDrawing of={Search} size={26} />
      {search ? (
        <Clear type="button" onClick={clear}>
          <LineDrawing of={X} size={22} />
          {words.clear}
        </Clear>
      ) : null}
    </SearchBox>
  )
}

const Topics = memo(function Topics({ labels, chosen, onChange }: TopicsProps): ReactElement {
  return (
    <fieldset>
      <legend>Choose a topic</legend>
      <Choices>
        {labels.map((label, place) => {
          const value = place === 0 ? '' : label
          return (
            <button
              key={label}
              type="button"
              aria-pressed={chosen === value}
              onClick={() => onChange({ category: value })}
            >
              {label}
            </button>
          )
        })}
      </Choices>
    </fieldset>
  )
})

/**
 * Keeps the field and the query alike: takes up what was typed before React arrived, and follows
 * when the query is changed elsewhere (Clear Filters, the back button).
 */
function useSearchField(search: string, onChange: (next: Partial<ListQuery>) => void) {
  const field = useRef<HTMLInputElement>(null)
  const early = useRef(true)
  useEffect(() => {
    const typed = early.current ? field.current?.value : ''
    early.current = false
    if (typed) onChange({ search: typed })
    else if (field.current && field.current.value !== search) field.current.value = search
  }, [search, onChange])
  return field
}
