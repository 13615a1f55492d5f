import type { Room } from '../breakage'

export const forms: Room = {
  name: 'Forms',
  breakages: [
    {
      id: 'forms-no-timeout',
      loss: 'Where the form service never answers, a visitor waits without end and is told nothing.',
      file: 'src/components/forms/post-form.ts',
      find: 'signal: controller.signal,',
      replace: '',
    },
    {
      id: 'forms-sent-twice',
      loss: 'Trembling hands that press twice send the request twice.',
      file: 'src/components/forms/consultation-form.tsx',
      find: 'if (sending.current) return',
      replace: '',
    },
    {
      id: 'forms-summary-not-focused',
      loss: 'Somebody with a screen reader does not hear that answers are missing.',
      file: 'src/components/forms/error-summary.tsx',
      find: 'box.current?.focus()',
      replace: '',
    },
    {
      id: 'forms-error-not-named',
      loss: 'In a field with a mistake, a screen reader does not say what is wrong.',
      file: 'src/components/ui/field.tsx',
      find: "[hint ? `${id}-hint` : '', error ? `${id}-error` : '']",
      replace: "[hint ? `${id}-hint` : '']",
    },
    {
      id: 'forms-words-overwritten',
      loss: 'What a visitor typed before the scripts came is written over by the address of the page.',
      file: 'src/components/forms/consultation-form.tsx',
      find: 'if (field && !field.value) field.value = value',
      replace: 'if (field) field.value = value',
    },
  ],
}
