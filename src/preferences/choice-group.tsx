import type { ReactElement } from 'react'
import { choices, type Choice, type SettingName } from './settings'
import { Group } from './panel-style'

/** One thing to set: a group of radio buttons. */
export function ChoiceGroup(props: {
  name: SettingName
  title: string
  value: string
  /** The text size of a choice, where it is shown at its own. */
  sizeOf?: (choice: Choice) => string
  /** Gets the control that was pressed, too. */
  onChoose: (choice: Choice, pressed: HTMLInputElement) => void
}): ReactElement {
  const { name } = props
  return (
    <Group $count={choices[name].length}>
      <legend>{props.title}</legend>
      <div>
        {choices[name].map((choice) => (
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
    </Group>
  )
}
