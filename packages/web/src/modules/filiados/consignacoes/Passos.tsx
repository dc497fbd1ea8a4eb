import {
  consignacoesMessages as messages,
  PASSOS_CURTOS,
  ULTIMO_PASSO,
  type Verificacao,
} from '@sede/domain/modules/filiados/consignacoes';
import { IconCheck, IconX } from '@tabler/icons-react';
import { StatusTag } from '#platform/ui/index.ts';
import classes from './consignacoes.module.css';

const SECOND_MS = 1000;

/** '41 s', '2 min 5 s' */
function duracao({ iniciadaEm, terminadaEm }: Verificacao): string {
  const seconds = Math.max(0, Math.round((Date.parse(terminadaEm ?? iniciadaEm) - Date.parse(iniciadaEm)) / SECOND_MS));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

function Fim({ verificacao }: { verificacao: Verificacao }) {
  const { estado } = verificacao;
  if (estado === 'Em andamento') return <StatusTag tone="info" label={estado} />;
  if (estado === 'Erro') return <StatusTag tone="late" label={estado} />;
  return <StatusTag tone="ok" label={`${estado} em ${duracao(verificacao)}`} />;
}

type DoPasso = 'feito' | 'andando' | 'erro' | 'falta';
const PALAVRA: Readonly<Record<DoPasso, string>> = {
  feito: 'feito',
  andando: 'em andamento',
  erro: 'erro',
  falta: 'falta',
};

function situacaoDo(passo: number, { estado, passo: atual }: Verificacao): DoPasso {
  if (estado === 'Finalizado' || passo < atual) return 'feito';
  if (passo > atual) return 'falta';
  return estado === 'Erro' ? 'erro' : 'andando';
}

/** The five steps of a verification, and below them the text's own message with 'Passo: n/5'. Source: spec 2 §2, §4. */
export function Passos({ verificacao }: { verificacao: Verificacao }) {
  const { estado, passo, mensagem } = verificacao;
  const numero = estado === 'Finalizado' ? ULTIMO_PASSO : passo;
  return (
    <section className={`card ${classes.passos}`} aria-label="Andamento da verificação">
      <ol>
        {PASSOS_CURTOS.map((rotulo, at) => {
          const situacao = situacaoDo(at + 1, verificacao);
          return (
            <li key={rotulo} data-situacao={situacao} aria-current={situacao === 'andando' ? 'step' : undefined}>
              <i aria-hidden>
                {situacao === 'feito' ? (
                  <IconCheck size={12} stroke={3} />
                ) : situacao === 'erro' ? (
                  <IconX size={12} />
                ) : (
                  at + 1
                )}
              </i>
              <span>
                {rotulo}
                <span className="visually-hidden">: {PALAVRA[situacao]}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <div className={classes.andamento}>
        <p role="status">
          {estado === 'Erro' && mensagem !== messages.erro ? `${messages.erro} ${mensagem}` : mensagem}
        </p>
        <b>{messages.passo(numero)}</b>
        <Fim verificacao={verificacao} />
      </div>
    </section>
  );
}
