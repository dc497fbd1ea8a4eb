import { ROLES } from '@sede/domain/access';
import { type Configuracao, describeSetting } from '@sede/domain/modules/sistema/configuracoes';
import { lazy } from 'react';
import {
  CheckGroup,
  DateField,
  type FieldProps,
  IntegerField,
  MaskedField,
  MoneyField,
  type RecordForm,
  SwitchField,
  TextArea,
  TextField,
} from '#platform/ui/form.ts';
import { CoresField } from './CoresField.tsx';
import classes from './configuracoes.module.css';
import { ListaField } from './ListaField.tsx';
import type { Periodo } from './PeriodoField.tsx';
import type { SecaoValues } from './secao.values.ts';

export interface ConfigFieldProps {
  item: Configuracao;
  form: RecordForm<SecaoValues>;
}

// What opens a list over the page is a third of all fields' code: it comes with the pages that have one.
const EmailsField = lazy(() => import('./EmailsField.tsx').then((m) => ({ default: m.EmailsField })));
const PeriodoField = lazy(() => import('./PeriodoField.tsx').then((m) => ({ default: m.PeriodoField })));

const PAPEIS = ROLES.map(({ valor, rotulo }) => ({ value: valor, label: rotulo }));

type Bound<V> = Pick<FieldProps<V>, 'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'required' | 'disabled'>;
/** The setting's kind vouches for its value's type, as its schema does for what is saved. */
const bound = <V,>(binding: Bound<unknown>): Bound<V> => binding as Bound<V>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function Input({ item, form }: ConfigFieldProps) {
  const { chave, tipo, rotulo, ajuda } = item;
  const common = { label: rotulo, help: ajuda };
  const binding = form.field(chave);
  switch (tipo) {
    case 'cnpj':
      return <MaskedField {...bound<string>(binding)} {...common} mask="cnpj" />;
    case 'simNao':
      return <SwitchField {...bound<boolean>(binding)} {...common} />;
    case 'data':
      return <DateField {...bound<string | null>(binding)} {...common} />;
    case 'inteiro':
      return <IntegerField {...bound<number | null>(binding)} {...common} maxDigits={3} />;
    case 'dinheiro':
      return <MoneyField {...bound<number | null>(binding)} {...common} negativo={item.negativo} />;
    case 'paragrafos':
      return (
        <TextArea
          {...bound<string>(binding)}
          {...common}
          rows={4}
          maxLength={binding.maxLength ?? item.maximo ?? 300}
        />
      );
    case 'cores':
      return <CoresField {...bound<string[]>(binding)} {...common} />;
    case 'papeis':
      return <CheckGroup {...bound<string[]>(binding)} {...common} options={PAPEIS} />;
    case 'emails':
      return <EmailsField {...bound<string[]>(binding)} {...common} />;
    case 'periodo':
      return <PeriodoField {...bound<Periodo | null>(binding)} {...common} />;
    case 'lista': {
      const off = item.desabilitadas ?? '';
      return (
        <ListaField
          {...bound<string[]>(binding)}
          {...common}
          fixas={item.fixas ?? []}
          // A list and those of it that are switched off are both texts.
          stored={form.base[chave] as string[]}
          desabilitadas={form.values[off] as string[]}
          onBoth={(habilitadas, desabilitadas) => form.setMany({ [chave]: habilitadas, [off]: desabilitadas })}
          error={binding.error ?? form.errors[off] ?? null}
        />
      );
    }
    default:
      return <TextField {...bound<string>(binding)} {...common} maxLength={binding.maxLength ?? 300} />;
  }
}

/** One setting: its field with the help sentence, what it is worth by default, and the way back to it. */
export function ConfigField({ item, form }: ConfigFieldProps) {
  const { chave, padrao, rotulo, tipo } = item;
  return (
    <div className={classes.item} id={chave}>
      <Input item={item} form={form} />
      <p className={classes.default}>
        <span>Padrão: {tipo === 'paragrafos' ? 'o texto que vem com o sistema' : describeSetting(item, padrao)}</span>
        {!same(form.values[chave], padrao) && (
          <button
            type="button"
            className={classes.link}
            aria-label={`Restaurar padrão de ${rotulo}`}
            onClick={() => form.set(chave, padrao)}
          >
            Restaurar padrão
          </button>
        )}
      </p>
    </div>
  );
}
