import { Button } from '@mantine/core';
import { diaDaSemana, formatDataLonga } from '@sede/domain/kernel';
import {
  type AtendimentoCompleto,
  mensagemDoAtendimento,
  atendimentosMessages as messages,
} from '@sede/domain/modules/juridico/atendimentos';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link } from '#platform/routing/index.ts';
import { copy } from '#platform/ui/text/CopyText.tsx';
import classes from './Agendado.module.css';
import { atendimentoPath } from './atendimentos.paths.ts';

export interface AgendadoProps {
  um: AtendimentoCompleto;
  onOutro: () => void;
}

/** It is booked: its number, the message for whoever has no e-mail, the next one with the same office. */
export function Agendado({ um, onOutro }: AgendadoProps) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  return (
    <section className={`card ${classes.agendado}`} aria-labelledby="agendado">
      <h1 id="agendado" ref={titulo} tabIndex={-1}>
        <IconCheck size={26} aria-hidden /> Atendimento {um.numero} agendado
      </h1>
      <p>
        {diaDaSemana(um.data)}, {formatDataLonga(um.data)}, {um.inicio} às {um.fim} · {um.nomeEscritorio} ·{' '}
        {um.tipoAtendimento} · {um.tipoServico}
      </p>
      <p>{um.filiados.map(({ nome }) => nome).join(', ')}</p>
      <div className={classes.botoes}>
        <Button onClick={onOutro}>{messages.agendarOutro}</Button>
        <Button
          variant="default"
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => void copy(mensagemDoAtendimento(um), 'Mensagem copiada.')}
        >
          {messages.copiarMensagem}
        </Button>
        <Link to={atendimentoPath(um.id)}>Abrir o atendimento</Link>
      </div>
    </section>
  );
}
