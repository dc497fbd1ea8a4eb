import { ActionIcon, Button } from '@mantine/core';
import { formatDataBr } from '@sede/domain/kernel';
import { type Lancamento, extratosMessages as messages, ROTULO_ESTADO } from '@sede/domain/modules/financeiro/extratos';
import { IconDots } from '@tabler/icons-react';
import { Menu, type MenuEntry, Money, StatusTag } from '#platform/ui/index.ts';
import classes from './Extratos.module.css';
import { TOM_ESTADO } from './lancamento.columns.tsx';
import { Proposta } from './Proposta.tsx';

export interface LinhaDoExtratoProps {
  linha: Lancamento;
  /** True for somebody who may only read, and for a locked line: no buttons. */
  readOnly: boolean;
  busy: boolean;
  recusa: string | undefined;
  actions: readonly MenuEntry[];
  /** The next step of a pending line, by its proposal. */
  principal: { label: string; onClick: () => void } | null;
}

/** One line of the bank beside what it stands for, or may stand for. */
export function LinhaDoExtrato({ linha, readOnly, busy, recusa, actions, principal }: LinhaDoExtratoProps) {
  const { data, descricao, documento, valor, estado } = linha;
  return (
    <>
      <div className={classes.banco}>
        <span className={classes.dia}>{formatDataBr(data)}</span>
        <span className={classes.historico}>
          {descricao}
          {documento && <small>Doc. {documento}</small>}
        </span>
        <span className={classes.valor}>
          <Money value={valor} signed />
        </span>
      </div>
      <div className={classes.sistema} data-estado={estado}>
        {estado !== 'pendente' && <StatusTag tone={TOM_ESTADO[estado]} label={ROTULO_ESTADO[estado]} />}
        <Proposta linha={linha} />
        {recusa && (
          <p role="alert" className={classes.falha}>
            {recusa}
          </p>
        )}
      </div>
      {!readOnly && (
        <div className={`${classes.acoes} no-print`}>
          {principal && (
            <Button size="xs" loading={busy} onClick={principal.onClick}>
              {principal.label}
              <span className="visually-hidden"> {descricao}</span>
            </Button>
          )}
          {estado !== 'pendente' && actions[0]?.onSelect && (
            <Button size="xs" variant="default" loading={busy} onClick={actions[0].onSelect}>
              {messages.desfazer}
              <span className="visually-hidden"> {descricao}</span>
            </Button>
          )}
          <Menu
            label={`Ações: ${descricao}`}
            align="end"
            entries={actions}
            trigger={(props) => (
              <ActionIcon {...props} variant="default" size={30} aria-label={`Ações: ${descricao}`}>
                <IconDots size={16} aria-hidden />
              </ActionIcon>
            )}
          />
        </div>
      )}
    </>
  );
}
