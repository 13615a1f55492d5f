import { Search } from 'lucide'
import { useEffect, useRef, type ReactElement } from 'react'
import styled from 'styled-components'
import type { BlogContent } from '../content-model/shapes/blog'
import { Field } from '../primitives/field'
import { LineDrawing } from '../primitives/line-drawing'
import { colour } from '../theme/tokens'
import type { ListQuery } from './list-query'

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

const SearchBox = styled.div`
  position: relative;
  max-width: 34rem;
  svg {
    position: absolute;
    left: min(1rem, 4vw);
    bottom: 0.9375rem;
    color: ${colour.muted};
    pointer-events: none;
  }
  input {
    padding-left: min(3.25rem, 15vw);
  }
`

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem;
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

/**
 * Search field and category buttons. The field keeps its own value, so that what was typed before
 * React arrives is taken up.
 */
export function ListControls(props: {
  words: Pick<BlogContent, 'search' | 'categories'>
  query: ListQuery
  onChange: (next: Partial<ListQuery>) => void
  onFocus: () => void
  /** Enter was pressed; on a phone its keyboard covers what was found until then. */
  onSubmit: () => void
}): ReactElement {
  const { words, query, onChange } = props
  const [all, ...categories] = words.categories
  const field = useSearchField(query.search, onChange)
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
      <SearchBox>
        <Field id="article-search" label={words.search.label} hint={words.search.hint}>
          {(attributes) => (
            <input
              {...attributes}
              ref={field}
              type="search"
              name="q"
              autoComplete="off"
              enterKeyHint="search"
              onFocus={props.onFocus}
              onChange={(event) => onChange({ search: event.target.value })}
            />
          )}
        </Field>
        <LineDrawing of={Search} size={26} />
      </SearchBox>
      <fieldset>
        <legend>Choose a topic</legend>
        <Choices>
          {[{ label: all, value: '' }, ...categories.map((label) => ({ label, value: label }))].map(
            ({ label, value }) => (
              <button
                key={value}
                type="button"
                aria-pressed={query.category === value}
                onClick={() => onChange({ category: value })}
              >
                {label}
              </button>
            ),
          )}
        </Choices>
      </fieldset>
    </Controls>
  )
}

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
