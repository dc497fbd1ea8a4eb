import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconEye, IconEyeOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { FieldProps } from '#platform/ui/form.ts';
import classes from './configuracoes.module.css';
import { moveWord, renameWord, semRepetir } from './listaDePalavras.ts';

export interface ListaFieldProps extends FieldProps<string[]> {
  desabilitadas: string[];
  onBoth: (habilitadas: string[], desabilitadas: string[]) => void;
  /** Words that stay: a rule of the program depends on them. */
  fixas: readonly string[];
  /** The list as it is stored: a renamed word of it is kept as a disabled one. */
  stored: readonly string[];
}

function Act({
  label,
  onClick,
  disabled,
  children,
}: {
  label: string;
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} onClick={onClick} disabled={disabled}>
      {children}
    </ActionIcon>
  );
}

/** A list of words: add, rename, order, disable, delete. What is in use cannot be deleted: the server says so here. */
export function ListaField(props: ListaFieldProps) {
  const { value, desabilitadas, fixas, onBoth, stored, label, help, error } = props;
  const ids = { help: useId(), error: useId() };
  const [nova, setNova] = useState('');
  const [editing, setEditing] = useState<{ palavra: string; texto: string } | null>(null);
  const problem = nova.trim() === '' ? null : semRepetir(nova, [...value, ...desabilitadas]);
  const add = () => {
    if (nova.trim() === '' || problem) return;
    onBoth([...value, nova.trim()], desabilitadas);
    setNova('');
  };
  const finish = () => {
    if (!editing) return;
    const next = renameWord({ habilitadas: value, desabilitadas, guardadas: stored }, editing.palavra, editing.texto);
    if (next) onBoth(next.habilitadas, next.desabilitadas);
    setEditing(null);
  };
  return (
    <fieldset className={classes.group} aria-describedby={`${ids.help} ${error ? ids.error : ''}`.trim()}>
      <legend>{label}</legend>
      <p id={ids.help} className={classes.help}>
        {help} Renomear vale para registros novos: os antigos guardam a palavra anterior, que fica desabilitada.
      </p>
      <ol className={classes.words} aria-label={label}>
        {value.map((palavra, i) => {
          const fixa = fixas.includes(palavra);
          if (editing?.palavra === palavra) {
            return (
              <li key={palavra} className={classes.word}>
                <input
                  // biome-ignore lint/a11y/noAutofocus: the person has just asked to type here
                  autoFocus
                  aria-label={`Novo nome de ${palavra}`}
                  maxLength={60}
                  value={editing.texto}
                  onChange={(event) => setEditing({ palavra, texto: event.currentTarget.value })}
                  onBlur={finish}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') {
                      event.preventDefault();
                      finish();
                    }
                    if (event.key === 'Escape') setEditing(null);
                  }}
                />
              </li>
            );
          }
          return (
            <li key={palavra} className={classes.word}>
              <span>{palavra}</span>
              <Act
                label={`Subir ${palavra}`}
                disabled={i === 0}
                onClick={() => onBoth(moveWord(value, i, -1), desabilitadas)}
              >
                <IconArrowUp size={16} aria-hidden />
              </Act>
              <Act
                label={`Descer ${palavra}`}
                disabled={i === value.length - 1}
                onClick={() => onBoth(moveWord(value, i, 1), desabilitadas)}
              >
                <IconArrowDown size={16} aria-hidden />
              </Act>
              {!fixa && (
                <>
                  <Act label={`Renomear ${palavra}`} onClick={() => setEditing({ palavra, texto: palavra })}>
                    <IconPencil size={16} aria-hidden />
                  </Act>
                  <Act
                    label={`Desabilitar ${palavra}`}
                    onClick={() =>
                      onBoth(
                        value.filter((one) => one !== palavra),
                        [...desabilitadas, palavra],
                      )
                    }
                  >
                    <IconEyeOff size={16} aria-hidden />
                  </Act>
                  <Act
                    label={`Excluir ${palavra}`}
                    onClick={() =>
                      onBoth(
                        value.filter((one) => one !== palavra),
                        desabilitadas,
                      )
                    }
                  >
                    <IconTrash size={16} aria-hidden />
                  </Act>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {desabilitadas.length > 0 && (
        <>
          <p className={classes.sub}>Desabilitadas</p>
          <ul className={classes.words} aria-label={`${label} desabilitadas`}>
            {desabilitadas.map((palavra) => (
              <li key={palavra} className={classes.word} data-off>
                <span>{palavra}</span>
                <Act
                  label={`Habilitar ${palavra}`}
                  onClick={() =>
                    onBoth(
                      [...value, palavra],
                      desabilitadas.filter((one) => one !== palavra),
                    )
                  }
                >
                  <IconEye size={16} aria-hidden />
                </Act>
                <Act
                  label={`Excluir ${palavra}`}
                  onClick={() =>
                    onBoth(
                      value,
                      desabilitadas.filter((one) => one !== palavra),
                    )
                  }
                >
                  <IconTrash size={16} aria-hidden />
                </Act>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={classes.add}>
        <TextInput
          aria-label={`Acrescentar a ${label}`}
          placeholder="Acrescentar…"
          maxLength={60}
          value={nova}
          error={problem ?? undefined}
          onChange={(event) => setNova(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="default" onClick={add} disabled={nova.trim() === '' || problem !== null}>
          Acrescentar
        </Button>
      </div>
      {error && (
        <p id={ids.error} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
