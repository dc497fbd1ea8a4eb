import { Button } from '@mantine/core';
import { formatMes } from '@sede/domain/kernel';
import {
  consignacoesMotivos,
  consignacoesMessages as messages,
  type PainelDaConsignacao,
} from '@sede/domain/modules/filiados/consignacoes';
import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { confirm, Menu, notify } from '#platform/ui/index.ts';
import type { useVerificacao } from './useVerificacao.ts';

const InativacoesDialog = lazy(() => import('./InativacoesDialog.tsx').then((m) => ({ default: m.InativacoesDialog })));

export interface AcoesDaCompetenciaProps {
  painel: PainelDaConsignacao;
  verificacao: Pick<ReturnType<typeof useVerificacao>, 'andando' | 'verificar'>;
}

function showGerados() {
  const title = document.getElementById('arquivos-gerados');
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

/** What is done with the month as a whole: verify, conclude, reopen; its generated files and its inactivations. Source: spec 2 §2, §4. */
export function AcoesDaCompetencia({ painel, verificacao }: AcoesDaCompetenciaProps) {
  const { competencia, pode, concluida } = painel;
  const mes = formatMes(competencia);
  const [inativacoes, setInativacoes] = useState(false);
  const [mayVerify, mayConclude, mayReopen, mayInactivate] = [
    useCan('consignacao.verificar'),
    useCan('consignacao.concluir'),
    useCan('consignacao.reabrir'),
    useCan('consignacao.inativar'),
  ];
  const { mutateAsync: concluir } = useSubmit(orpc.consignacoes.concluir);
  const { mutateAsync: reabrir } = useSubmit(orpc.consignacoes.reabrir);
  const conclude = async () => {
    const answer = await confirm({
      title: 'Concluir competência',
      message: messages.perguntaConcluir(mes),
      confirmLabel: 'Concluir',
      run: () => concluir({ competencia }),
    });
    if (answer.confirmed) notify.success(messages.concluida);
  };
  const reopen = async () => {
    const answer = await confirm({
      title: 'Reabrir competência',
      message: messages.perguntaReabrir(mes),
      reasonLabel: 'Motivo',
      confirmLabel: 'Reabrir',
      danger: true,
      run: (motivo) => reabrir({ competencia, motivo }),
    });
    if (answer.confirmed) notify.success(messages.reaberta);
  };
  const motivo = verificacao.andando
    ? consignacoesMotivos.texto('em_andamento')
    : consignacoesMotivos.texto(pode.verificar);
  return (
    <>
      <Button variant="default" onClick={showGerados}>
        Arquivos gerados
      </Button>
      <Menu
        label="Mais ações"
        align="end"
        entries={[
          ...(mayConclude && !concluida
            ? [
                {
                  label: 'Concluir competência…',
                  disabledReason: consignacoesMotivos.texto(pode.concluir) ?? null,
                  onSelect: () => void conclude(),
                },
              ]
            : []),
          ...(mayReopen && concluida ? [{ label: 'Reabrir competência…', onSelect: () => void reopen() }] : []),
          ...(mayInactivate ? [{ label: 'Inativações', onSelect: () => setInativacoes(true) }] : []),
        ]}
        trigger={(props) => (
          <Button variant="default" aria-label="Mais ações" title="Mais ações" px={9} {...props}>
            <IconDots size={16} aria-hidden />
          </Button>
        )}
      />
      {mayVerify && (
        <Button
          onClick={motivo ? undefined : verificacao.verificar}
          aria-disabled={motivo ? true : undefined}
          data-disabled={motivo ? true : undefined}
          title={motivo}
        >
          {messages.verificar}
        </Button>
      )}
      {inativacoes && (
        <Suspense fallback={null}>
          <InativacoesDialog onClose={() => setInativacoes(false)} />
        </Suspense>
      )}
    </>
  );
}
