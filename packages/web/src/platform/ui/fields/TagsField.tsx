import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { CHOICES } from './ChoiceFields.tsx';
import { type FieldProps, inputProps } from './field.ts';
import classes from './fields.module.css';

export interface TagsFieldProps extends FieldProps<string[]> {
  suggestions: readonly string[];
  /** Told as one types: what is suggested may depend on it. */
  onSearch?: (text: string) => void;
  max: number;
  maxLength?: number;
}

/** Free words, each taken by Enter, by a comma or from what is suggested. */
export function TagsField({ suggestions, onSearch, max, maxLength, ...props }: TagsFieldProps) {
  const [text, setText] = useState('');
  return (
    <TagsInput
      {...inputProps(props)}
      data={suggestions.filter((one) => !props.value.includes(one))}
      maxTags={max}
      maxLength={maxLength}
      value={[...props.value]}
      onChange={props.onChange}
      searchValue={text}
      onSearchChange={(typed) => {
        setText(typed);
        onSearch?.(typed);
      }}
      acceptValueOnBlur
      comboboxProps={CHOICES}
      classNames={{ inputField: classes.inner }}
      placeholder={props.value.length < max && !props.readOnly ? (props.placeholder ?? 'Digite e tecle Enter') : ''}
    />
  );
}
