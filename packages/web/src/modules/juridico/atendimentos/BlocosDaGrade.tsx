import { formatDataBr } from '@sede/domain/kernel';
import type { GradeDeAtendimentos } from '@sede/domain/modules/juridico/atendimentos';
import type { CSSProperties } from 'react';
import { Link } from '#platform/routing/index.ts';
import { useKit } from '#platform/ui/index.ts';
import { nomesJuntos } from './atendimento.status.tsx';
import { atendimentoPath } from './atendimentos.paths.ts';
import classes from './grade.module.css';
import { type Bloco, estadoDe } from './grade.ts';
import { agendarPath } from './lugarDoEndereco.ts';

export interface GradeProps {
  grade: GradeDeAtendimentos;
  /** Whoever reads may book. */
  agenda: boolean;
}

type Coluna = GradeDeAtendimentos['colunas'][number];
interface BlocoProps {
  um: Bloco;
  coluna: Coluna;
  agenda: boolean;
  style?: CSSProperties;
}

/** An appointment opens, a free slot books, a blocked one says why. */
export function UmBloco({ um, coluna, agenda, style }: BlocoProps) {
  const { today } = useKit();
  if (um.atendimento) {
    const { tone, label } = estadoDe(um.atendimento, today, um.passado);
    return (
      <Link className={classes.bloco} data-tone={tone} style={style} to={atendimentoPath(um.atendimento.id)}>
        <b>{nomesJuntos(um.atendimento.filiados)}</b>
        <small>
          {um.inicio} às {um.fim} · {label}
        </small>
      </Link>
    );
  }
  if (um.bloqueio !== null)
    return (
      <span className={classes.bloco} data-tone="neutral" style={style} title={um.bloqueio}>
        <small>{um.inicio} · bloqueado</small>
      </span>
    );
  if (!agenda || um.passado)
    return (
      <span className={classes.livre} style={style}>
        {um.inicio} · {um.passado ? 'não usado' : 'livre'}
      </span>
    );
  const { agendaId, escritorioId: escritorio, tipoAtendimento: tipo, tipoServico: servico } = coluna;
  return (
    <Link
      className={classes.livre}
      style={style}
      aria-label={`Agendar ${formatDataBr(um.data)}, ${um.inicio}, ${coluna.nomeEscritorio}`}
      to={agendarPath({ escritorio, tipo, servico, data: um.data, agenda: agendaId, horario: um.id })}
    >
      {um.inicio} · livre
    </Link>
  );
}

/** What a column is of, and how much of it is taken. */
export function Cabeca({ coluna, blocos }: { coluna: Coluna; blocos: readonly Bloco[] }) {
  const marcados = blocos.filter(({ atendimento }) => atendimento !== null).length;
  return (
    <>
      <b>{coluna.nomeEscritorio}</b>
      <small>
        {[coluna.tipoAtendimento, coluna.tipoServico, coluna.identificacao].filter(Boolean).join(' · ')} · {marcados} de{' '}
        {blocos.length}
      </small>
    </>
  );
}
