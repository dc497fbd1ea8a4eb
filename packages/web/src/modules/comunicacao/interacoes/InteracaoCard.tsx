import { Button } from '@mantine/core';
import {
  INTERACAO_FIELDS as FIELDS,
  type Interacao,
  interacoesMessages as messages,
} from '@sede/domain/modules/comunicacao/interacoes';
import { InstantText, StatusTag } from '#platform/ui/index.ts';
import { Fact, Facts } from '#platform/ui/reading.ts';
import classes from './interacoes.module.css';

export interface InteracaoCardProps {
  interacao: Interacao;
  onEdit: (one: Interacao) => void;
  onRemove: (one: Interacao) => void;
}

/** One interaction: date, type, what was said, who wrote it down, classification; Editar and Excluir for who may. Source: spec 2 §2. */
export function InteracaoCard({ interacao, onEdit, onRemove }: InteracaoCardProps) {
  const { nomeItem, data, tipo, descricao, responsavelNome, classificacao, nomeEscritorio, pode } = interacao;
  const dependente = interacao.nomeDependente ?? (interacao.relacaoDependente ? messages.dependenteExcluido : null);
  const named = `${nomeItem}, ${interacao.dia.split('-').reverse().join('/')} ${interacao.hora}`;
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <p className={classes.titulo}>
          {nomeItem}
          <span className={classes.data}>
            <InstantText value={data} />
          </span>
        </p>
        <div className={classes.acts}>
          {!pode.editar && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Editar ${named}`}
              onClick={() => onEdit(interacao)}
            >
              Editar
            </Button>
          )}
          {!pode.excluir && (
            <Button
              size="compact-sm"
              variant="subtle"
              color="vermelho"
              aria-label={`Excluir ${named}`}
              onClick={() => onRemove(interacao)}
            >
              Excluir
            </Button>
          )}
        </div>
      </div>
      <Facts>
        <Fact label={FIELDS.tipo.rotulo}>{tipo}</Fact>
        <Fact label={FIELDS.responsavelNome.rotulo}>{responsavelNome}</Fact>
        <Fact label={FIELDS.classificacao.rotulo}>
          <StatusTag tone={classificacao === 'Interna' ? 'wait' : 'neutral'} label={classificacao} />
        </Fact>
        {dependente && <Fact label={FIELDS.dependenteId.rotulo}>{dependente}</Fact>}
        {nomeEscritorio && <Fact label={FIELDS.escritorioId.rotulo}>{nomeEscritorio}</Fact>}
      </Facts>
      <p className={classes.descricao}>
        <span className="visually-hidden">{FIELDS.descricao.rotulo}: </span>
        {descricao}
      </p>
    </li>
  );
}
