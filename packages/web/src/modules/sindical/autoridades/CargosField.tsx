import { ActionIcon, Button, Checkbox, Input } from '@mantine/core';
import { CARGO_FIELDS, MAX_CARGOS, markAtual } from '@sede/domain/modules/sindical/autoridades';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormField, TextField } from '#platform/ui/form.ts';
import { type CargoValues, NOVO_CARGO } from './autoridade.values.ts';
import classes from './autoridades.module.css';

/** Offices and mandates, one row each; ticking one as the current one unticks the others. Source: spec 3 §2.11. */
export function CargosField({ value, onChange, error }: FormField<CargoValues[]>) {
  const change = (at: number, part: Partial<CargoValues>) =>
    onChange(value.map((cargo, other) => (other === at ? { ...cargo, ...part } : cargo)));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the section's own fieldset stands around it
    <div role="group" aria-label="Cargos e mandatos" className={classes.cargos} data-field="cargos">
      {value.map((cargo, at) => {
        const field = (name: 'cargo' | 'tempo' | 'colegioEleitoral', max: number) => ({
          ...{ name: `cargos.${at}.${name}`, label: CARGO_FIELDS[name].rotulo, value: cargo[name], maxLength: max },
          // Of this row’s own columns.
          ...{ span: 1 as const, onChange: (text: string) => change(at, { [name]: text }) },
        });
        const nome = cargo.cargo.trim() || `cargo ${at + 1}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a new row has nothing else, and every value is held by the form
          <fieldset key={at} className={classes.linhaDeCargo} aria-label={nome}>
            <TextField {...field('cargo', 200)} required />
            <TextField {...field('tempo', 100)} placeholder="Ex.: 2023 a 2031" />
            <TextField {...field('colegioEleitoral', 200)} placeholder="Ex.: Pernambuco" />
            <Checkbox
              className={classes.atual}
              label={CARGO_FIELDS.atual.rotulo}
              aria-label={`${nome}: ${CARGO_FIELDS.atual.rotulo.toLowerCase()}`}
              checked={cargo.atual}
              onChange={(event) => onChange(markAtual(value, event.currentTarget.checked ? at : null))}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remover ${nome}`}
              title="Remover"
              onClick={() => onChange(value.filter((_, other) => other !== at))}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </fieldset>
        );
      })}
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={value.length >= MAX_CARGOS}
        onClick={() => onChange([...value, NOVO_CARGO])}
      >
        Adicionar cargo
      </Button>
    </div>
  );
}
