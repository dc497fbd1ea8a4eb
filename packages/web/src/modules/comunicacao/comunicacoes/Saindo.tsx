import { Button } from '@mantine/core';
import { ESPERA_SEGUNDOS, comunicacoesMessages as messages } from '@sede/domain/modules/comunicacao/comunicacoes';
import { useEffect, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './comunicacoes.module.css';

interface SaindoProps {
  comunicacao: { id: string; versao: number; titulo: string | null; saiEm: string | null };
  /** Taken back, or on its way. */
  onOver: () => void;
}

const secondsTo = (saiEm: string | null): number =>
  saiEm === null ? 0 : Math.min(ESPERA_SEGUNDOS, Math.max(0, Math.ceil((Date.parse(saiEm) - Date.now()) / 1000)));

/** 'Saindo em 0:58 · Cancelar': the server holds it as long. Source: decisions-members (Communication). */
export function Saindo({ comunicacao, onOver }: SaindoProps) {
  const { id, versao, saiEm, titulo } = comunicacao;
  const [left, setLeft] = useState(() => secondsTo(saiEm));
  const cancelar = useSubmit(orpc.comunicacoes.cancelar, {
    onSuccess: () => {
      notify.success(messages.cancelada);
      onOver();
    },
    onError: (error) => notify.error(error),
  });
  useEffect(() => {
    if (left === 0) return onOver();
    const timer = setTimeout(() => setLeft(secondsTo(saiEm)), 1000);
    return () => clearTimeout(timer);
  }, [left, saiEm, onOver]);
  if (left === 0) return null;
  return (
    <section className={classes.saindo} aria-label={`Saindo: ${titulo ?? ''}`}>
      <span>
        {titulo && <b>{titulo}</b>} {messages.saindoEm(left)} ·
      </span>
      <Button size="xs" variant="default" loading={cancelar.isPending} onClick={() => cancelar.mutate({ id, versao })}>
        {messages.cancelar}
      </Button>
    </section>
  );
}
