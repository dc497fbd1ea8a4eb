import { Button } from '@mantine/core';
import { feriadosMessages as messages } from '@sede/domain/modules/juridico/feriados';
import { ORGAOS_ADMINISTRATIVOS, TRIBUNAIS } from '@sede/domain/modules/juridico/processos';
import { IconX } from '@tabler/icons-react';
import { type FieldProps, SelectField } from '#platform/ui/form.ts';
import classes from './Feriados.module.css';

const OPCOES = [
  ...TRIBUNAIS.map(({ sigla, nome }) => ({ value: sigla, label: `${sigla} · ${nome}` })),
  ...ORGAOS_ADMINISTRATIVOS.map((orgao) => ({ value: orgao, label: orgao })),
];

/** Courts, one after the other; none means all of them. */
export function TribunaisField({ value, onChange, ...props }: FieldProps<string[]>) {
  return (
    <>
      <SelectField
        {...props}
        value={null}
        placeholder={value.length === 0 ? messages.todosOsTribunais : 'Acrescentar…'}
        options={OPCOES.filter((opcao) => !value.includes(opcao.value))}
        onChange={(sigla) => sigla && onChange([...value, sigla].toSorted())}
      />
      {value.length > 0 && (
        <ul className={classes.tribunais} aria-label="Tribunais escolhidos">
          {value.map((sigla) => (
            <li key={sigla}>
              <Button
                variant="default"
                size="compact-sm"
                rightSection={<IconX size={13} aria-hidden />}
                aria-label={`Tirar ${sigla}`}
                onClick={() => onChange(value.filter((um) => um !== sigla))}
              >
                {sigla}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
