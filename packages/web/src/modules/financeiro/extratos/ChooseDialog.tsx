import { Checkbox } from '@mantine/core';
import { formatDataBr, formatReais } from '@sede/domain/kernel';
import { type Alvo, type Lancamento, extratosMessages as messages } from '@sede/domain/modules/financeiro/extratos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { ActionDialog } from '#platform/ui/form.ts';
import { EmptyState, ErrorState, SearchBox } from '#platform/ui/index.ts';
import classes from './Extratos.module.css';
import { AlvoTexto } from './Proposta.tsx';
import type { Conciliar } from './useConciliar.ts';

const chave = ({ tipo, id }: Alvo) => `${tipo}:${id}`;

export interface ChooseDialogProps {
  linha: Lancamento;
  conciliar: Conciliar;
  onClose: () => void;
}

/** Chooses by hand what a line stands for: one record or several that together are its amount. */
export function ChooseDialog({ linha, conciliar, onClose }: ChooseDialogProps) {
  const [busca, setBusca] = useState('');
  const [escolhidos, setEscolhidos] = useState<readonly Alvo[]>([]);
  const { data, error, refetch } = useQuery(
    orpc.extratos.candidatos.queryOptions({
      input: { id: linha.id, ...(busca.trim() && { busca: busca.trim() }) },
      placeholderData: keepPreviousData,
    }),
  );
  const soma = escolhidos.reduce((total, { valor }) => total + valor, 0);
  const falta = linha.valor - soma;
  const recusa = conciliar.recusas[linha.id];
  const achados = new Set((data?.itens ?? []).map(chave));
  // What was chosen stays in sight when other words are looked for.
  const itens = [...escolhidos.filter((um) => !achados.has(chave(um))), ...(data?.itens ?? [])];
  const toggle = (alvo: Alvo, on: boolean) =>
    setEscolhidos(on ? [...escolhidos, alvo] : escolhidos.filter((um) => chave(um) !== chave(alvo)));
  return (
    <ActionDialog
      size="lg"
      title="Escolher registros"
      confirmLabel={messages.confirmar}
      ready={escolhidos.length > 0 && falta === 0}
      run={() => conciliar.confirmar(linha, [...escolhidos])}
      onClose={onClose}
    >
      <p className={classes.resumo}>
        {formatDataBr(linha.data)} · {linha.descricao} · <strong>{formatReais(linha.valor)}</strong>
      </p>
      <SearchBox value={busca} onChange={setBusca} placeholder="Buscar nome, documento…" />
      <p className={classes.soma} role="status">
        {escolhidos.length === 0
          ? 'Nenhum escolhido'
          : falta === 0
            ? 'A soma é o valor do lançamento.'
            : `${falta < 0 === linha.valor < 0 ? 'Faltam' : 'Passa em'} ${formatReais(Math.abs(falta))}`}
      </p>
      {recusa && (
        <p role="alert" className={classes.falha}>
          {recusa}
        </p>
      )}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data && itens.length === 0 ? (
        <EmptyState
          plain
          title="Nenhum registro perto desta data"
          text="Registre o que o lançamento é, e ele aparece."
        />
      ) : (
        <ul className={classes.escolhas} aria-busy={data === undefined}>
          {itens.map((alvo) => {
            const escolhido = escolhidos.some((um) => chave(um) === chave(alvo));
            return (
              <li key={chave(alvo)} data-igual={alvo.valor === linha.valor || undefined}>
                <Checkbox
                  checked={escolhido}
                  onChange={(event) => toggle(alvo, event.currentTarget.checked)}
                  aria-label={`${alvo.titulo} ${formatReais(alvo.valor)}`}
                />
                <span>
                  <AlvoTexto alvo={alvo} />
                </span>
                <strong>{formatReais(alvo.valor)}</strong>
              </li>
            );
          })}
        </ul>
      )}
    </ActionDialog>
  );
}
