import { formatBytes } from '@sede/domain/kernel';
import {
  type Andamento,
  processoMessages as messages,
  type SituacaoDoProcesso,
  type TipoDoAndamento,
} from '@sede/domain/modules/juridico/processos';
import {
  IconArrowBackUp,
  IconArrowRight,
  IconCircleCheck,
  IconDots,
  IconFileText,
  IconFlag,
  IconGavel,
  IconMessage,
  IconPlus,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, DateText, InstantText, Menu, notify } from '#platform/ui/index.ts';
import classes from './Andamento.module.css';
import { motivoDito, soConsulta } from './motivos.ts';
import { ComunicadoTag } from './ResumoDoProcesso.tsx';

const Edit = lazy(() => import('./EventoForm.tsx').then((m) => ({ default: m.EditEvento })));

type Icon = ComponentType<{ size: number; 'aria-hidden': true }>;

const ICONS: Readonly<Record<Exclude<TipoDoAndamento, 'situacao'>, Icon>> = {
  evento: IconGavel,
  manifestacao: IconFlag,
  comentario: IconMessage,
};
/** What a change of situation is called, by where it leads. */
const PARA: Readonly<Record<SituacaoDoProcesso, [string, Icon]>> = {
  'Em andamento': ['Reaberto', IconArrowBackUp],
  'Aguardando manifestação': ['Enviado para manifestação', IconSend],
  Encerrado: ['Encerrado', IconCircleCheck],
  Excluído: ['Excluído', IconTrash],
};

function mudanca({ de, para }: Andamento): [string, Icon] {
  if (de === null) return [messages.cadastradoEm, IconPlus];
  if (de === 'Excluído') return [messages.exclusaoDesfeita, IconArrowBackUp];
  // The trail holds situations and nothing else.
  return PARA[para as SituacaoDoProcesso] ?? [String(para), IconArrowBackUp];
}

function como(um: Andamento): [string, Icon] {
  if (um.tipo === 'situacao') return mudanca(um);
  const doEscritorio = um.autor !== um.nomeAutor;
  const titulos = {
    evento: um.titulo ?? '',
    manifestacao: doEscritorio ? messages.manifestacaoDoEscritorio : messages.manifestacaoDoSindicato,
    comentario: 'Comentário',
  };
  return [titulos[um.tipo], ICONS[um.tipo]];
}

/** '{Escritório} (Escritório)' with the name beside; staff by name. */
function autorDe({ autor, nomeAutor }: Andamento): string | null {
  if (autor === null) return null;
  return nomeAutor && nomeAutor !== autor ? `${nomeAutor} · ${autor}` : autor;
}

function useEvento(um: Andamento) {
  const [editing, setEditing] = useState(false);
  const { mutateAsync: remove } = useSubmit(orpc.processos.removeEvento);
  const ask = async () => {
    const { id, versao } = um;
    if (versao === null) return;
    const answer = await confirm({
      title: messages.excluirEvento,
      message: messages.confirmaExcluirEvento(um.titulo ?? ''),
      confirmLabel: 'Excluir',
      danger: true,
      run: () => remove({ id, versao }),
    });
    if (answer.confirmed) notify.success(messages.eventoExcluido);
  };
  const { editar, excluir } = um.pode;
  const seen = um.tipo === 'evento' && !soConsulta(editar);
  return {
    entries: seen
      ? [
          { label: 'Editar', onSelect: () => setEditing(true), disabledReason: motivoDito(editar) },
          {
            ...{ label: 'Excluir', danger: true, divided: true, onSelect: () => void ask() },
            disabledReason: motivoDito(excluir),
          },
        ]
      : [],
    editing,
    close: () => setEditing(false),
  };
}

const Anexo = ({ anexo: { id, nome, tamanho } }: { anexo: Andamento['anexos'][number] }) => (
  <a className={classes.anexo} href={`/api/anexos/${id}?exibir=sim`} target="_blank" rel="noreferrer">
    <IconFileText size={15} aria-hidden />
    {nome} · {formatBytes(tamanho)}
    <span className="visually-hidden"> (abre em outra aba)</span>
  </a>
);

/** One thing that happened, with its author; an event with its PDFs and what its author may do with it. */
export function EntradaDoAndamento({ um }: { um: Andamento }) {
  const [titulo, Icon] = como(um);
  const evento = useEvento(um);
  const autor = autorDe(um);
  return (
    <li className={classes.entrada}>
      <span className={classes.marca} data-tipo={um.tipo}>
        <Icon size={16} aria-hidden />
      </span>
      <div>
        <div className={classes.linhaDoTitulo}>
          <b>{titulo}</b>
          {um.comunicado !== null && <ComunicadoTag comunicado={um.comunicado} />}
          <time className={classes.quando} dateTime={um.data ?? um.em}>
            {um.data ? <DateText value={um.data} /> : <InstantText value={um.em} />}
          </time>
          {evento.entries.length > 0 && (
            <Menu
              label={`Ações do evento ${um.titulo ?? ''}`}
              align="end"
              entries={evento.entries}
              trigger={(props) => (
                <button
                  {...props}
                  type="button"
                  className={`${classes.pontos} no-print`}
                  aria-label={`Ações do evento ${um.titulo ?? ''}`}
                >
                  <IconDots size={16} aria-hidden />
                </button>
              )}
            />
          )}
        </div>
        {um.texto && <p className={classes.texto}>{um.texto}</p>}
        <div className={classes.por}>
          {um.anexos.map((anexo) => (
            <Anexo key={anexo.id} anexo={anexo} />
          ))}
          {autor && <span>{autor}</span>}
          {um.tipo === 'situacao' && um.de !== null && (
            <span className={classes.passagem}>
              {um.de} <IconArrowRight size={13} aria-label="para" /> {um.para}
            </span>
          )}
        </div>
      </div>
      {evento.editing && (
        <Suspense fallback={null}>
          <Edit evento={um} onClose={evento.close} />
        </Suspense>
      )}
    </li>
  );
}
