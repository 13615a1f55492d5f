import type { ReactElement } from 'react'
import { preferenceChoices, type Choice, type PreferenceName } from './stored-preferences'
import { ChoiceFieldset } from './panel-style'

/** Renders one preference as a group of radio buttons. */
export function ChoiceGroup(props: {
  name: PreferenceName
  title: string
  value: string
  labelOf: (choice: Choice) => string
  /** Returns the font size of a choice, where each is shown at its own size. */
  sizeOf?: (choice: Choice) => string
  /** Called with the choice and the control that was pressed. */
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
            {props.labelOf(choice)}
          </label>
        ))}
      </div>
    </ChoiceFieldset>
  )
}
