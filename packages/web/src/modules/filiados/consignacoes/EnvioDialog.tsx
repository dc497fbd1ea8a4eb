import { formatContagem, formatMes, formatReais } from '@sede/domain/kernel';
import { consignacoesErrors as errors, type PreviaDoArquivo } from '@sede/domain/modules/filiados/consignacoes';
import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import { ActionDialog, ReadingDialog } from '#platform/ui/form.ts';
import { AmostraDoArquivo } from './AmostraDoArquivo.tsx';
import classes from './consignacoes.module.css';
import type { Visto } from './useEnvio.ts';

function Mudancas({ mudancas, soma }: Pick<PreviaDoArquivo, 'mudancas' | 'soma'>) {
  if (!mudancas) return null;
  const { entram, saem, mudam, somaAntes } = mudancas;
  return (
    <p className={classes.mudancas}>
      Diante do arquivo atual: {formatContagem(entram, 'pessoa entra', 'pessoas entram')},{' '}
      {formatContagem(saem, 'sai', 'saem')}, {formatContagem(mudam, 'muda de valor', 'mudam de valor')}; o total era{' '}
      {formatReais(somaAntes)} e passa a {formatReais(soma)}.
    </p>
  );
}

export interface EnvioDialogProps {
  competencia: string;
  visto: Visto;
  onSend: (visto: Visto) => Promise<boolean>;
  onClose: () => void;
}

/** A file before it is kept: what it holds, what it changes, what is asked first. Source: decisions-members (Consignação). */
export function EnvioDialog({ competencia, visto, onSend, onClose }: EnvioDialogProps) {
  const { casa, file, previa } = visto;
  const title = `${ROTULO_CASA[casa]} · ${formatMes(competencia)}`;
  const content = (
    <>
      <p className={classes.arquivo}>{file.name}</p>
      <Mudancas {...previa} />
      {previa.perguntas.length > 0 && (
        <div role="alert" className={classes.perguntas}>
          <b>{errors.confirmar().message}</b>
          {previa.perguntas.map((pergunta) => (
            <p key={pergunta}>{pergunta}</p>
          ))}
        </div>
      )}
      <AmostraDoArquivo previa={previa} />
    </>
  );
  if (previa.quantosProblemas > 0)
    return (
      <ReadingDialog title={title} size="lg" onClose={onClose}>
        {content}
      </ReadingDialog>
    );
  return (
    <ActionDialog
      title={title}
      size="lg"
      confirmLabel={previa.perguntas.length > 0 ? 'Enviar assim mesmo' : 'Enviar arquivo'}
      startsOn="confirm"
      run={() => onSend(visto)}
      onClose={onClose}
    >
      {content}
    </ActionDialog>
  );
}
