/**
 * What every field takes, and how it becomes the props of a Mantine input: label, required mark, help and error wired
 * by aria; its place in the section's grid of six columns.
 */

import type { CSSProperties, ReactNode } from 'react';
import classes from './fields.module.css';

/** From `form.field('name')`; the same props by hand outside a form. */
export interface Binding<V> {
  name?: string;
  value: V;
  onChange: (value: V) => void;
  onBlur?: () => void;
  error?: string | null;
  required?: boolean;
  disabled?: boolean;
}

export interface Look {
  label: string;
  /** Columns of six; the whole row by default. On a phone always the whole row. */
  span?: 1 | 2 | 3 | 4 | 5 | 6;
  help?: ReactNode;
  placeholder?: string;
  readOnly?: boolean;
  autoFocus?: boolean;
}

export type FieldProps<V> = Binding<V> & Look;

export interface SpanStyle extends CSSProperties {
  '--span': number;
}
export const spanStyle = (span: Look['span'] = 6): SpanStyle => ({ '--span': span });

/** By this a form finds the place of a field on the page, and what stands above it there (`form/refusedFields.ts`). */
export const fieldMark = (name: string | undefined, label: string) => ({ 'data-field': name, 'data-label': label });

export function inputProps<V>(props: FieldProps<V>) {
  return {
    name: props.name,
    label: props.label,
    description: props.help,
    error: props.error || undefined,
    // What is only read asks for nothing.
    required: props.required && !props.readOnly,
    disabled: props.disabled,
    readOnly: props.readOnly,
    placeholder: props.placeholder,
    onBlur: props.onBlur,
    className: classes.field,
    style: spanStyle(props.span),
    autoComplete: 'off',
    // A list that the library may change, of its own words.
    inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
    wrapperProps: fieldMark(props.name, props.label),
    'data-autofocus': props.autoFocus || undefined,
  };
}
