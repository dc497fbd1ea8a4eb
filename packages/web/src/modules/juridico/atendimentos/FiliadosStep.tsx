import { TextInput } from '@mantine/core';
import { formatContagem } from '@sede/domain/kernel';
import {
  MAX_FILIADOS,
  MIN_BUSCA_FILIADO,
  atendimentosMessages as messages,
  type OpcaoDeFiliado,
} from '@sede/domain/modules/juridico/atendimentos';
import { IconSearch, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import comum from './agendar.module.css';
import { Contatos, Dica, NomeComCasa } from './FiliadoEscolhido.tsx';
import classes from './FiliadosStep.module.css';

const DEBOUNCE_MS = 300;
const letras = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').length;

/** What was typed, once the typing rests. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

export interface FiliadosStepProps {
  escolhidos: readonly OpcaoDeFiliado[];
  onChange: (filiados: OpcaoDeFiliado[]) => void;
  erro: string | null;
}

/** Members by name, CPF or matrícula: ↑ ↓ go through them, Enter adds. Source: spec 3 §2.3, §5; decisions-legal (Wizard). */
export function FiliadosStep({ escolhidos, onChange, erro }: FiliadosStepProps) {
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const lista = useId();
  const campo = useRef<HTMLInputElement>(null);
  const busca = useRested(text.trim());
  const searches = letras(busca) >= MIN_BUSCA_FILIADO && letras(text) >= MIN_BUSCA_FILIADO;
  const query = useQuery({
    ...orpc.atendimentos.filiados.queryOptions({ input: { busca }, placeholderData: keepPreviousData }),
    enabled: searches,
  });
  const ids = new Set(escolhidos.map(({ id }) => id));
  const opcoes = searches ? (query.data?.itens ?? []).filter(({ id }) => !ids.has(id)) : [];
  const ativo = Math.min(at, Math.max(0, opcoes.length - 1));
  const cheio = escolhidos.length >= MAX_FILIADOS;
  useEffect(() => {
    campo.current?.focus();
  }, []);
  const add = (um: OpcaoDeFiliado | undefined) => {
    if (!um || cheio) return;
    onChange([...escolhidos, um]);
    setText('');
    setAt(0);
    campo.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowDown') setAt(Math.min(ativo + 1, opcoes.length - 1));
    else if (event.key === 'ArrowUp') setAt(Math.max(ativo - 1, 0));
    // An answer to what was typed before is never taken for what stands there now.
    else if (event.key === 'Enter') {
      if (busca === text.trim() && !query.isPlaceholderData) add(opcoes[ativo]);
    } else return;
    event.preventDefault();
  };
  const nothing = searches
    ? query.data && !query.isFetching
      ? 'Nenhum resultado'
      : 'Procurando…'
    : messages.nenhumFiliado;
  return (
    <div className={classes.escolha}>
      <TextInput
        ref={campo}
        label="Filiado"
        description="Nome, CPF ou matrícula. ↑ ↓ percorrem, Enter acrescenta, Ctrl+Enter avança."
        leftSection={<IconSearch size={16} aria-hidden />}
        role="combobox"
        aria-expanded={opcoes.length > 0}
        aria-controls={lista}
        aria-autocomplete="list"
        aria-activedescendant={opcoes[ativo] && `${lista}-${opcoes[ativo].id}`}
        aria-invalid={erro ? true : undefined}
        autoComplete="off"
        value={text}
        error={erro ?? (cheio ? messages.muitosFiliados : undefined)}
        disabled={cheio}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      {text.trim() !== '' && opcoes.length === 0 && (
        <p className={comum.nada} role="status">
          {query.error ? 'Não foi possível procurar. Tente novamente.' : nothing}
        </p>
      )}
      <div id={lista} role="listbox" aria-label="Filiados encontrados" className={classes.opcoes}>
        {opcoes.map((um, n) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above listens to the keys, as a combobox does
          <div
            key={um.id}
            id={`${lista}-${um.id}`}
            role="option"
            aria-selected={n === ativo}
            tabIndex={-1}
            ref={n === ativo ? (node) => node?.scrollIntoView?.({ block: 'nearest' }) : undefined}
            onClick={() => add(um)}
          >
            <NomeComCasa um={um} />
            <Contatos um={um} />
            <Dica um={um} />
          </div>
        ))}
      </div>
      <h3 className={classes.titulo}>
        {escolhidos.length === 0
          ? 'Nenhum filiado escolhido'
          : formatContagem(escolhidos.length, 'escolhido', 'escolhidos')}
      </h3>
      <ul className={classes.escolhidos} aria-label="Filiados escolhidos">
        {escolhidos.map((um) => (
          <li key={um.id}>
            <div>
              <NomeComCasa um={um} />
              <Contatos um={um} />
              <Dica um={um} />
            </div>
            <button
              type="button"
              className={classes.tirar}
              aria-label={`Remover ${um.nome}`}
              onClick={() => {
                onChange(escolhidos.filter(({ id }) => id !== um.id));
                campo.current?.focus();
              }}
            >
              <IconX size={16} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
