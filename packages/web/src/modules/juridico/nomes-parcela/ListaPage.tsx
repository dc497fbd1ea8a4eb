import { Button } from '@mantine/core';
import {
  nomesParcelaMessages as messages,
  NOMES_PARCELA_FILE,
  PAGINA_PARCELA,
  type VersaoDaLista,
} from '@sede/domain/modules/juridico/nomes-parcela';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { confirm, EmptyState, InstantText, notify, Reading, StatusTag } from '#platform/ui/index.ts';
import { PageHeader, SectionBar } from '#platform/ui/shell/index.ts';
import classes from './Lista.module.css';
import { PreviaDaLista } from './PreviaDaLista.tsx';
import { type Previa, usePrevia } from './usePrevia.ts';

const n = (quantos: number) => quantos.toLocaleString('pt-BR');

function Arquivo({ previa: { file, previa, falha, busy, escolher, publicar, desistir } }: { previa: Previa }) {
  const picker = useRef<HTMLInputElement>(null);
  const ready = previa !== null && previa.quantosProblemas === 0;
  return (
    <section className={`card ${classes.file}`} aria-labelledby="nova-lista">
      <h2 id="nova-lista">Nova lista</h2>
      <p>
        Planilha .xlsx ou .csv com as colunas NOME, FILIADA(O)? (SIM, NÃO, FALECIDO) e JÁ ESTÁ NA AÇÃO? (SIM, NÃO); CPF
        e NASCIMENTO são opcionais e permitem ver a situação completa.
      </p>
      <input
        ref={picker}
        className="visually-hidden"
        type="file"
        aria-label="Arquivo da lista"
        accept={NOMES_PARCELA_FILE.accept}
        disabled={busy}
        onChange={(event) => {
          const [one] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (one) void escolher(one);
        }}
      />
      <div className={classes.acts}>
        <Button variant="default" disabled={busy} onClick={() => picker.current?.click()}>
          {file ? 'Escolher outro arquivo' : 'Escolher arquivo'}
        </Button>
        {file && <span className={classes.name}>{file.name}</span>}
        {busy && <span role="status">Lendo o arquivo…</span>}
      </div>
      {falha && (
        <p role="alert" className={classes.failure}>
          {falha}
        </p>
      )}
      {previa && <PreviaDaLista previa={previa} />}
      {previa && (
        <div className={classes.acts}>
          <Button disabled={!ready || busy} onClick={() => void publicar()}>
            Publicar lista
          </Button>
          <Button variant="default" disabled={busy} onClick={desistir}>
            Cancelar
          </Button>
        </div>
      )}
    </section>
  );
}

function Versao({ versao, onBack }: { versao: VersaoDaLista; onBack: () => void }) {
  const { nome, linhas, naAcao, vigente, publicadaEm, enviadaPor } = versao;
  return (
    <li className={classes.version}>
      <div>
        <strong>{nome}</strong> {vigente && <StatusTag tone="ok" label="Publicada" />}
        <p className={classes.soft}>
          <InstantText value={publicadaEm} />
          {enviadaPor && ` · enviada por ${enviadaPor}`} · {n(linhas)} {linhas === 1 ? 'nome' : 'nomes'}, {n(naAcao)} na
          ação
        </p>
      </div>
      {!vigente && (
        <Button variant="default" size="xs" aria-label={`Voltar a esta versão: ${nome}`} onClick={onBack}>
          Voltar a esta versão
        </Button>
      )}
    </li>
  );
}

/** '/juridico/parcela-compensatoria': the list behind the public name search. Source: decisions-members 'Name search'. */
export function ListaPage() {
  const previa = usePrevia();
  const query = useQuery(orpc.nomesParcela.versoes.queryOptions({ input: {} }));
  const back = useSubmit(orpc.nomesParcela.voltar, { onSuccess: () => notify.success(messages.voltou) });
  const askBack = ({ id, versao, nome }: VersaoDaLista) =>
    void confirm({
      title: 'Voltar a esta versão?',
      message: `A consulta pública passa a usar “${nome}”. A versão publicada agora continua guardada.`,
      confirmLabel: 'Voltar a esta versão',
      run: () => back.mutateAsync({ id, versao }),
    });
  return (
    <>
      <PageHeader title={messages.titulo} subtitle="A lista da consulta pública por nome">
        <SectionBar />
        <Button component="a" href={PAGINA_PARCELA} target="_blank" rel="noreferrer" variant="default">
          Abrir a consulta
        </Button>
      </PageHeader>
      <Arquivo previa={previa} />
      <Reading query={query} card>
        {({ itens }) =>
          itens.length === 0 ? (
            <EmptyState title="Nenhuma lista publicada" text="A consulta pública diz que ainda não está disponível." />
          ) : (
            <section className={`card ${classes.versions}`} aria-labelledby="versoes">
              <h2 id="versoes">Versões</h2>
              <ul>
                {itens.map((versao) => (
                  <Versao key={versao.id} versao={versao} onBack={() => askBack(versao)} />
                ))}
              </ul>
            </section>
          )
        }
      </Reading>
    </>
  );
}
