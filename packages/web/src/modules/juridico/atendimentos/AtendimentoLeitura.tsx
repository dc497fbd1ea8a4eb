import { Button } from '@mantine/core';
import { formatDataBr, formatInstantBr, formatPhone, hrefOfPhone } from '@sede/domain/kernel';
import {
  ARQUIVOS_DO_ATENDIMENTO,
  type AtendimentoCompleto,
  ATENDIMENTO_FIELDS as FIELDS,
} from '@sede/domain/modules/juridico/atendimentos';
import { IconMessage } from '@tabler/icons-react';
import { CasaTag, filiadoPath } from '#modules/filiados/filiados/index.ts';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { StatusTag } from '#platform/ui/index.ts';
import { Fact, Facts, Fields, FileList, Nothing } from '#platform/ui/reading.ts';
import classes from './atendimentos.module.css';

interface ParteProps {
  um: AtendimentoCompleto;
}

/** Text of several lines, as it was written. */
function Texto({ label, children }: { label: string; children: string | null }) {
  if (!children) return null;
  return (
    <Fact label={label} wide>
      <span className={classes.texto}>{children}</span>
    </Fact>
  );
}

/** When, where, with whom, what became of it. */
export function Dados({ um }: ParteProps) {
  return (
    <Facts>
      <Fact label={FIELDS.data.rotulo}>{formatDataBr(um.data)}</Fact>
      <Fact label="Horário">
        {um.inicio} às {um.fim}
        {um.horarios.length > 1 && ` (${um.horarios.length} horários)`}
      </Fact>
      <Fact label={FIELDS.escritorioNome.rotulo}>{um.nomeEscritorio}</Fact>
      <Fields
        specs={FIELDS}
        record={um}
        names={[
          'tipoAtendimento',
          'tipoServico',
          'local',
          'processoEmCurso',
          'ocorreu',
          'motivoDaFalta',
          'advogadoNome',
        ]}
      />
      <Fields specs={FIELDS} record={um} names={['novoProcesso']} />
      <Fact label={FIELDS.agendadoPorNome.rotulo}>
        {um.agendadoPor}, em {formatInstantBr(um.criadoEm)}
      </Fact>
      {um.concluidoEm && (
        <Fact label="Concluído por">
          {um.concluidoPor ?? 'Sistema'}, em {formatInstantBr(um.concluidoEm)}
        </Fact>
      )}
      {um.canceladoEm && <Fact label={FIELDS.canceladoEm.rotulo}>{formatInstantBr(um.canceladoEm)}</Fact>}
      <Texto label={FIELDS.canceladoMotivo.rotulo}>{um.canceladoMotivo}</Texto>
      <Texto label={FIELDS.descricao.rotulo}>{um.descricao}</Texto>
      <Texto label={FIELDS.comentarioResultado.rotulo}>{um.comentarioResultado}</Texto>
      <Texto label={FIELDS.comentarioConclusao.rotulo}>{um.comentarioConclusao}</Texto>
    </Facts>
  );
}

const VEIO = { true: { tone: 'ok', label: 'Compareceu' }, false: { tone: 'late', label: 'Não compareceu' } } as const;

/** Whom it is with, how to reach them, who came. */
export function Participantes({ um }: ParteProps) {
  const abre = useCan('filiados.ver');
  return (
    <ul className={classes.pessoas}>
      {um.participantes.map(({ id, nome, casa, email, telefones, compareceu }) => (
        <li key={id ?? nome}>
          <span className={classes.pessoa}>
            {abre && id !== null ? <Link to={filiadoPath(id)}>{nome}</Link> : <b>{nome}</b>}
            {casa && <CasaTag casa={casa} />}
            {compareceu !== null && <StatusTag {...VEIO[`${compareceu}`]} />}
          </span>
          <span className={classes.contatos}>
            {telefones.map((telefone) => (
              <a key={telefone} href={hrefOfPhone(telefone)}>
                {formatPhone(telefone)}
              </a>
            ))}
            {email ? <a href={`mailto:${email}`}>{email}</a> : 'sem e-mail: avise por telefone'}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Cases that it is about; of another office's nothing is told but that there is one. */
export function Processos({ um }: ParteProps) {
  if (um.processos.length === 0) return <Nothing>Nenhum processo vinculado.</Nothing>;
  return (
    <ul className={classes.pessoas}>
      {um.processos.map((processo, at) => (
        // Those of other offices have nothing of their own to tell them apart.
        <li key={processo.id ?? `outro-${at}`}>
          {processo.id === null ? (
            'Processo de outro escritório'
          ) : (
            <span className={classes.pessoa}>
              <Link to={`/juridico/processos/${processo.id}`}>{processo.numero ?? processo.titulo ?? 'Processo'}</Link>
              {processo.tipo} · {processo.escritorioNome}
              {processo.situacao && <StatusTag tone="neutral" label={processo.situacao} />}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The papers of an appointment; whoever edits it takes one away. */
export function Arquivos({ um }: ParteProps) {
  const { mutateAsync: remover } = useSubmit(orpc.atendimentos.removerAnexo);
  const { id, versao } = um;
  return (
    <FileList
      files={um.arquivos}
      rule={ARQUIVOS_DO_ATENDIMENTO}
      removal={
        um.pode.editar === undefined
          ? {
              question: 'Confirma a exclusão do arquivo?',
              done: 'Arquivo excluído com sucesso!',
              run: (anexo) => remover({ id, versao, anexo }),
            }
          : undefined
      }
    />
  );
}

/** What was said afterwards, oldest first; nobody changes it. */
export function Comentarios({ um, onComentar }: ParteProps & { onComentar: (() => void) | null }) {
  return (
    <>
      {um.comentarios.length === 0 ? (
        <Nothing>Nenhum comentário.</Nothing>
      ) : (
        <ul className={classes.comentarios}>
          {um.comentarios.map(({ id, em, comentario, autor, escritorio }) => (
            <li key={id}>
              <p className={classes.autor}>
                <b>{escritorio === null ? autor : `${escritorio} (Escritório)`}</b>
                {escritorio !== null && ` ${autor}`} <span>{formatInstantBr(em)}</span>
              </p>
              <p className={classes.texto}>{comentario}</p>
            </li>
          ))}
        </ul>
      )}
      {onComentar && (
        <Button
          className={classes.comentar}
          variant="default"
          leftSection={<IconMessage size={16} aria-hidden />}
          onClick={onComentar}
        >
          Comentar
        </Button>
      )}
    </>
  );
}
