import { MASCARA_CELULAR, MASCARA_CEP, MASCARA_CPF, MASCARA_FIXO } from '@sede/domain/kernel';
import type { Campo } from '@sede/domain/modules/filiados/pedidos-filiacao';
import type { InputHTMLAttributes } from 'react';
import { PublicField } from '#platform/public/index.ts';
import { applyMask, bareOf } from '#platform/ui/fields/mask.ts';
import classes from './filiacao.module.css';

const MASCARA_DATA = '99/99/9999';
function maskOf(tipo: Campo['tipo'], digits: number): string | null {
  if (tipo === 'cpf') return MASCARA_CPF;
  if (tipo === 'data') return MASCARA_DATA;
  if (tipo === 'cep') return MASCARA_CEP;
  if (tipo === 'celular') return MASCARA_CELULAR;
  if (tipo === 'telefone') return digits > 10 ? MASCARA_CELULAR : MASCARA_FIXO;
  return null;
}
const masked = (tipo: Campo['tipo'], text: string): string => {
  const mask = maskOf(tipo, text.replace(/\D/g, '').length);
  return mask === null ? text : applyMask(mask, bareOf(mask, text));
};

/** What the keyboard of a phone offers, and what the browser may fill in by itself. */
const HINTS: Partial<Record<string, InputHTMLAttributes<HTMLInputElement>>> = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email' },
  celular: { autoComplete: 'tel-national' },
  dataNascimento: { autoComplete: 'off' },
  CEP: { autoComplete: 'postal-code' },
  logradouro: { autoComplete: 'address-line1' },
  cidade: { autoComplete: 'address-level2' },
};
const keyboardOf = (tipo: Campo['tipo']): InputHTMLAttributes<HTMLInputElement> => {
  if (tipo === 'email') return { type: 'email', inputMode: 'email', autoCapitalize: 'none' };
  if (tipo === 'celular' || tipo === 'telefone') return { type: 'tel', inputMode: 'tel' };
  if (tipo === 'cpf' || tipo === 'data' || tipo === 'cep') return { inputMode: 'numeric' };
  return {};
};

export interface CampoPublicoProps {
  /** Its name in the form: where errors and the focus find it. */
  name: string;
  campo: Campo;
  label: string;
  required: boolean;
  value: string;
  onChange: (text: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  help?: string;
  /** Of an 'opcao': its words, as a list however few; else the field's own, or the states. */
  opcoes?: readonly string[];
  /** Of a value that is not its own label. */
  rotulos?: Readonly<Record<string, string>>;
}

/** One field of the public form, by its kind: text with its mask, few options as large buttons, many as the browser's list. */
export function CampoPublico({
  name,
  campo,
  label,
  required,
  value,
  onChange,
  onBlur,
  error,
  help,
  ...rest
}: CampoPublicoProps) {
  const { tipo, maximo } = campo;
  const opcoes = rest.opcoes ?? campo.opcoes ?? [];
  const labelOf = (valor: string) => rest.rotulos?.[valor] ?? valor;
  const told = error === 'Obrigatório' ? 'Preencha este campo.' : (error ?? null);
  if (tipo === 'opcao' && rest.opcoes === undefined && opcoes.length <= 3) {
    return (
      <fieldset className={classes.radios} data-campo={name} aria-invalid={told !== null || undefined}>
        <legend>
          {label}
          {required && (
            <span className={classes.required} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </legend>
        <div className={classes.options}>
          {opcoes.map((valor) => (
            <label key={valor} className={classes.radio}>
              <input
                type="radio"
                name={name}
                value={valor}
                checked={value === valor}
                required={required}
                onChange={() => onChange(valor)}
              />
              {labelOf(valor)}
            </label>
          ))}
        </div>
        {told && <p className={classes.error}>{told}</p>}
      </fieldset>
    );
  }
  return (
    <div data-campo={name}>
      <PublicField label={label} required={required} help={help} error={told}>
        {(control) =>
          tipo === 'opcao' ? (
            <select {...control} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
              <option value="">Selecione</option>
              {opcoes.map((valor) => (
                <option key={valor} value={valor}>
                  {labelOf(valor)}
                </option>
              ))}
            </select>
          ) : (
            <input
              {...control}
              {...keyboardOf(tipo)}
              {...HINTS[name]}
              placeholder={tipo === 'data' ? 'dd/mm/aaaa' : undefined}
              maxLength={maximo}
              value={value}
              onBlur={onBlur}
              onChange={(event) => onChange(masked(tipo, event.currentTarget.value))}
            />
          )
        }
      </PublicField>
    </div>
  );
}
