import { formatReais } from '@sede/domain/kernel';
import {
  PROCESSO_FIELDS as FIELDS,
  processoMessages as messages,
  type Processo,
} from '@sede/domain/modules/juridico/processos';
import type { ReactNode } from 'react';
import { DateText, StatusTag } from '#platform/ui/index.ts';
import classes from './processo.module.css';

const Fato = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const simNao = (sim: boolean) => (sim ? 'Sim' : 'Não');

/** What the case is: its title with what marks it, and its facts side by side. Source: design/areas/juridico-processo. */
export function DadosDoProcesso({ processo: p }: { processo: Processo }) {
  const marcas = [
    ...(p.filiadosIndeterminados || p.publicarAcaoColetiva ? [messages.acaoColetiva] : []),
    ...(p.publicarAcaoColetiva ? [messages.noPortal] : []),
    ...p.tags,
  ];
  return (
    <section className={`card ${classes.dados}`} aria-label="Dados do processo">
      {(p.titulo || marcas.length > 0) && (
        <div className={classes.nome}>
          {p.titulo && <h2>{p.titulo}</h2>}
          {marcas.map((marca) => (
            <StatusTag key={marca} tone="neutral" label={marca} />
          ))}
        </div>
      )}
      <dl className={classes.fatos}>
        <Fato label={FIELDS.escritorioId.rotulo}>{p.escritorioNome ?? '—'}</Fato>
        <Fato label="Objeto">{p.nomeObjeto ?? '—'}</Fato>
        {p.tipo === 'Procedimento' ? (
          <Fato label={FIELDS.natureza.rotulo}>{p.natureza ?? '—'}</Fato>
        ) : (
          <Fato label="Protocolo">{p.dataProtocolo ? <DateText value={p.dataProtocolo} /> : '—'}</Fato>
        )}
        <Fato label={FIELDS.movidoPeloSindicato.rotulo}>{simNao(p.movidoPeloSindicato)}</Fato>
        <Fato label={FIELDS.valorCausa.rotulo}>{p.valorCausa === null ? '—' : formatReais(p.valorCausa)}</Fato>
        {p.haveraComunicacao && <Fato label={FIELDS.haveraComunicacao.rotulo}>Sim</Fato>}
        {p.tipo === 'Procedimento' && (
          <Fato label={FIELDS.relacionadoAtendimentos.rotulo}>{simNao(p.relacionadoAtendimentos)}</Fato>
        )}
      </dl>
      {p.pessoasTemDireito && (
        <div className={classes.direito}>
          <h2>{FIELDS.pessoasTemDireito.rotulo}</h2>
          <p>{p.pessoasTemDireito}</p>
        </div>
      )}
    </section>
  );
}
