import type { ReactElement } from 'react'
import { preferenceChoices, type Choice, type PreferenceName } from './stored-preferences'
import { ChoiceFieldset } from './panel-style'

/** One thing to set: a group of radio buttons. */
export function ChoiceGroup(props: {
  name: PreferenceName
  title: string
  value: string
  /** The text size of a choice, where it is shown at its own. */
  sizeOf?: (choice: Choice) => string
  /** Gets the control that was pressed, too. */
  onChoose: (choice: Choice, pressed: HTMLInputElement) => void
}): ReactElement {
  const { name } = props
  return (
    <ChoiceFieldset $count={preferenceChoices[name].length}>
      <legend>{props.title}</legend>
      <div>
        {preferenceChoices[name].map((choice) => (
          <label
            key={choice.value}
            style={props.sizeOf && { fontSize: props.sizeOf(choice), whiteSpace: 'nowrap' }}
          >
            <input
              type="radio"
              name={`reading-${name}`}
              checked={props.value === choice.value}
              onChange={({ currentTarget }) => props.onChoose(choice, currentTarget)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </ChoiceFieldset>
  )
}
