import { formatDataBr, formatPhone } from '@sede/domain/kernel';
import {
  dicaDoFiliado,
  atendimentosMessages as messages,
  type OpcaoDeFiliado,
} from '@sede/domain/modules/juridico/atendimentos';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { CasaTag } from '#modules/filiados/filiados/index.ts';
import { useKit } from '#platform/ui/index.ts';
import classes from './FiliadoEscolhido.module.css';

interface Props {
  um: OpcaoDeFiliado;
}

export function NomeComCasa({ um }: Props) {
  return (
    <span className={classes.nome}>
      <b>{um.nome}</b> <CasaTag casa={um.casa} />
      <small>{[um.matricula, um.cpf].filter(Boolean).join(' · ')}</small>
    </span>
  );
}

export function Contatos({ um }: Props) {
  return (
    <span className={classes.contatos}>
      <span>
        {[...um.telefones.map(formatPhone), um.email ?? messages.semEmail].map((contato) => (
          <span key={contato}>{contato} </span>
        ))}
      </span>
    </span>
  );
}

/** When the next one is usual, by the day that is chosen or today; what is still to come. */
export function Dica({ um, dia }: Props & { dia?: string | null }) {
  const { today } = useKit();
  const dica = dicaDoFiliado(um.ultimo, dia ?? today);
  return (
    <>
      {dica && (
        <span className={classes.dica} data-cedo={dica.cedo || undefined}>
          {dica.cedo ? <IconAlertTriangle size={15} aria-hidden /> : <IconCheck size={15} aria-hidden />} {dica.texto}
        </span>
      )}
      {um.marcados.map(({ id, numero, data, inicio, nomeEscritorio }) => (
        <span key={id} className={classes.marcado}>
          Já marcado: {numero}, {formatDataBr(data)}, {inicio}, {nomeEscritorio}
        </span>
      ))}
    </>
  );
}
