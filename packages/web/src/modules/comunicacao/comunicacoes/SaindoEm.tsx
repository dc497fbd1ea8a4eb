import { Button } from '@mantine/core';
import { ESPERA_SEGUNDOS, comunicacoesMessages as messages } from '@sede/domain/modules/comunicacao/comunicacoes';
import { useEffect, useState } from 'react';
import classes from './comunicacoes.module.css';

export interface SaindoEmProps {
  titulo: string | null;
  saiEm: string | null;
  /** Being taken back. */
  busy: boolean;
  onCancel: () => void;
  /** Its minute is over. */
  onOver: () => void;
}

const secondsTo = (saiEm: string | null): number =>
  saiEm === null ? 0 : Math.min(ESPERA_SEGUNDOS, Math.max(0, Math.ceil((Date.parse(saiEm) - Date.now()) / 1000)));

/** 'Saindo em 0:58 · Cancelar': the server holds it as long. Source: decisions-members (Communication). */
export function SaindoEm({ titulo, saiEm, busy, onCancel, onOver }: SaindoEmProps) {
  const [left, setLeft] = useState(() => secondsTo(saiEm));
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
      <Button size="xs" variant="default" loading={busy} onClick={onCancel}>
        {messages.cancelar}
      </Button>
    </section>
  );
}
