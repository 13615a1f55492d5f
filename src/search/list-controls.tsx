import { memo, type ReactElement } from 'react'
import styled from 'styled-components'
import type { BlogContent } from '../content-model/schemas/blog'
import { Button } from '../components/ui/button'
import { useInterface } from '../components/ui/interface'
import { color } from '../theme/tokens'
import type { ListQuery } from './list-query'
import { SearchField, type FieldProps } from './search-field'
import { flexGap } from '../theme/flex-gap'
import { spaced } from '../components/ui/spaced'

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

interface TopicsProps {
  /** Labels of the topics; the first stands for all. */
  labels: readonly string[]
  /** Chosen category; empty for all. */
  chosen: string
  onChange: (next: Partial<ListQuery>) => void
}

/** Renders search field and category buttons. */
export function ListControls(
  props: Pick<FieldProps, 'onChange' | 'onFocus'> & {
    copy: Pick<BlogContent, 'search' | 'categories'>
    query: ListQuery
    /** Called on submit. On a phone the keyboard covers the results until then. */
    onSubmit: () => void
  },
): ReactElement {
  const { copy, query, onChange } = props
  return (
    <Controls
      role="search"
      action={`${__PATH_PREFIX__}/blog`}
      data-reads-query
      onSubmit={(event) => {
        event.preventDefault()
        props.onSubmit()
      }}
    >
      <SearchRow>
        <SearchField
          copy={copy.search}
          search={query.search}
          onChange={onChange}
          onFocus={props.onFocus}
        />
        <SearchButton type="submit">{copy.search.button}</SearchButton>
      </SearchRow>
      <Topics labels={copy.categories} chosen={query.category} onChange={onChange} />
    </Controls>
  )
}

const Topics = memo(function Topics({ labels, chosen, onChange }: TopicsProps): ReactElement {
  const { articleList } = useInterface()
  return (
    <fieldset>
      <legend>{articleList.topics}</legend>
      <Choices>
        {spaced(
          labels.map((label, index) => {
            const value = index === 0 ? '' : label
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
          }),
        )}
      </Choices>
    </fieldset>
  )
})
