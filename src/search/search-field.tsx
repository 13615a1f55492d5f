import Search from 'lucide/dist/esm/icons/search.mjs'
import X from 'lucide/dist/esm/icons/x.mjs'
import { useEffect, useRef, type ReactElement } from 'react'
import styled from 'styled-components'
import type { BlogContent } from '../content-model/schemas/blog'
import { Field } from '../components/ui/field'
import { LucideIcon } from '../components/ui/lucide-icon'
import { flexGap } from '../theme/flex-gap'
import { color } from '../theme/tokens'
import type { ListQuery } from './list-query'

const SearchBox = styled.div<{ $filled: boolean }>`
  flex: 999 1 11rem;
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

export interface FieldProps {
  copy: BlogContent['search']
  /** Search text of the query. */
  search: string
  onChange: (next: Partial<ListQuery>) => void
  onFocus: () => void
}

/** Renders the search field. It is uncontrolled, so that text typed before hydration is kept. */
export function SearchField({ copy, search, onChange, onFocus }: FieldProps): ReactElement {
  const field = useSearchField(search, onChange)
  const clear = (): void => {
    onChange({ search: '' })
    field.current?.focus()
  }
  return (
    <SearchBox $filled={search !== ''}>
      <Field id="article-search" label={copy.label} hint={copy.hint}>
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
      <LucideIcon icon={Search} size={26} />
      {search ? (
        <Clear type="button" onClick={clear}>
          <LucideIcon icon={X} size={22} />
          {copy.clear}
        </Clear>
      ) : null}
    </SearchBox>
  )
}

/**
 * Synchronizes field and query: takes over text typed before hydration, and follows when the query
 * changes elsewhere (Clear Filters, the back button).
 */
function useSearchField(search: string, onChange: (next: Partial<ListQuery>) => void) {
  const field = useRef<HTMLInputElement>(null)
  const firstRun = useRef(true)
  useEffect(() => {
    const typed = firstRun.current ? field.current?.value : ''
    firstRun.current = false
    if (typed) onChange({ search: typed })
    else if (field.current && field.current.value !== search) field.current.value = search
  }, [search, onChange])
  return field
}
