import { nomesParcelaMessages as messages, type Procurado } from '@sede/domain/modules/juridico/nomes-parcela';
import { contatoDoSindicato } from '@sede/domain/modules/sistema/configuracoes';
import { type FormEvent, useState } from 'react';
import { PublicButton, PublicInput, PublicPage, useInstallation } from '#platform/public/index.ts';
import classes from './Busca.module.css';
import { SituacaoForm } from './SituacaoForm.tsx';
import { useBusca } from './useBusca.ts';

const SIM_NAO = { true: 'SIM', false: 'NÃO' } as const;

function Resultado({ achado }: { achado: Procurado }) {
  const { nome, mensagem, dados, situacao } = achado;
  return (
    <section className={classes.result} data-tone={situacao === 'acao' || situacao === 'completa' ? 'found' : 'none'}>
      {nome && <h2>{nome}</h2>}
      <p className={classes.message}>{mensagem}</p>
      {dados && (
        <dl className={classes.facts}>
          <dt>Filiada(o)?</dt>
          <dd>{dados.filiada}</dd>
          <dt>Já está na ação?</dt>
          <dd>{SIM_NAO[`${dados.naAcao}`]}</dd>
        </dl>
      )}
    </section>
  );
}

/** '/parcela-compensatoria': who has a right to the instalment, and is in the action. Source: spec 2 §2; decisions-members 'Name search'. */
export function BuscaPage() {
  const { sindicato } = useInstallation();
  const busca = useBusca();
  const [nome, setNome] = useState('');
  const [wants, setWants] = useState(false);
  const { achado, procurando, falha } = busca;
  const asks = achado !== null && ['acao', 'homonimos', 'nao_confirmado'].includes(achado.situacao);
  const open = asks && (wants || achado.situacao !== 'acao');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWants(false);
    if (nome.trim() !== '') void busca.buscar(nome);
  };
  return (
    <PublicPage>
      <h1>{messages.titulo}</h1>
      <p className={classes.lead}>{messages.chamada}</p>
      <form className={classes.form} onSubmit={submit}>
        <PublicInput
          label="Nome completo"
          name="nome"
          help={messages.instrucao}
          maxLength={busca.maximo}
          autoComplete="name"
          autoCapitalize="words"
          value={nome}
          onChange={(text) => {
            setNome(text);
            if (achado) busca.esquecer();
          }}
          error={busca.campos.nome ?? null}
        />
        <PublicButton type="submit" primary disabled={nome.trim() === '' || procurando}>
          Pesquisar
        </PublicButton>
      </form>
      <div aria-live="polite" className={classes.answer}>
        {procurando && <p className={classes.searching}>{messages.procurando}</p>}
        {achado && !procurando && <Resultado achado={achado} />}
      </div>
      {asks && !open && <PublicButton onClick={() => setWants(true)}>{messages.verSituacao}</PublicButton>}
      {open && (
        <SituacaoForm
          procurando={procurando}
          campos={busca.campos}
          onConfirm={(who) => void busca.confirmar({ nome, ...who })}
        />
      )}
      <p className={classes.contact}>Dúvidas? Fale com {contatoDoSindicato(sindicato)}.</p>
      {falha && (
        <p key={falha.vez} role="alert" className={classes.snackbar}>
          {falha.texto}
        </p>
      )}
    </PublicPage>
  );
}
