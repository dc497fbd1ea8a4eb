import { Button } from '@mantine/core';
import { formatReais } from '@sede/domain/kernel';
import { contratosMessages as messages } from '@sede/domain/modules/contratos/contratos';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId } from 'react';
import { api, orpc, useSubmit } from '#platform/api/index.ts';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { FormerHistory, HistoryTimeline } from '#platform/ui/form.ts';
import { confirm, DateText, FileLink, InstantText, notify, PanelSection, Reading } from '#platform/ui/index.ts';
import { Alertas } from './AlertasDoContrato.tsx';
import classes from './contratos.module.css';
import { Despesas, Receitas } from './LigadasDoContrato.tsx';
import { type AbaProps, Lista, ListaPaginada } from './ListaDaAba.tsx';

function Observacoes({ contrato: { id } }: AbaProps) {
  return (
    <ListaPaginada
      ler={(pagina) => orpc.contratos.observacoes.queryOptions({ input: { id, pagina } })}
      nada={messages.nenhumaObservacao}
      linha={({ observacao, autorNome, data }) => (
        <>
          <p className={classes.texto}>{observacao}</p>
          <span className={classes.detalhe}>
            {autorNome} · <InstantText value={data} />
          </span>
        </>
      )}
    />
  );
}

function Historico({ contrato: { id } }: AbaProps) {
  const anterior = useQuery(orpc.contratos.historicoAnterior.queryOptions({ input: { id } }));
  return (
    <>
      <HistoryTimeline id={id} read={api.contratos.history} modulo="contratos" level={4} />
      <FormerHistory changes={anterior.data?.itens ?? []} />
    </>
  );
}

function Aditivos({ contrato: { id, versao, pode } }: AbaProps) {
  const query = useQuery(orpc.contratos.aditivos.queryOptions({ input: { id } }));
  const { mutateAsync: desfazer } = useSubmit(orpc.contratos.desfazerAditivo);
  const undo = async () => {
    const { confirmed } = await confirm({
      ...{
        title: 'Desfazer aditivo',
        message: 'Vigência, alerta e valor voltam ao que eram.',
        confirmLabel: 'Desfazer',
      },
      danger: true,
      run: () => desfazer({ id, versao }),
    });
    if (confirmed) notify.success(messages.aditivoDesfeito);
  };
  return (
    <Reading query={query}>
      {({ itens }) => (
        <Lista
          itens={itens}
          nada={messages.nenhumAditivo}
          linha={({ tipo, dataFim, diferenca, motivo, criadoEm, autorNome, anexo, ultimo }) => (
            <>
              <span className={classes.linha}>
                <b>{tipo}</b>
                <span>
                  {dataFim ? (
                    <>
                      até <DateText value={dataFim} />
                    </>
                  ) : (
                    `${diferenca > 0 ? '+' : '−'} ${formatReais(Math.abs(diferenca))}`
                  )}
                </span>
              </span>
              <p className={classes.texto}>{motivo}</p>
              <FileLink name={anexo.nome} file={anexo} missing="" />
              <span className={classes.linha}>
                <span className={classes.detalhe}>
                  {autorNome} · <InstantText value={criadoEm} />
                </span>
                {ultimo && pode.aditar === undefined && (
                  <Button variant="subtle" size="compact-sm" onClick={() => void undo()}>
                    Desfazer
                  </Button>
                )}
              </span>
            </>
          )}
        />
      )}
    </Reading>
  );
}

const ABAS = {
  observacoes: { rotulo: 'Observações', Aba: Observacoes },
  historico: { rotulo: 'Histórico de alterações', Aba: Historico },
  receitas: { rotulo: 'Receitas', Aba: Receitas },
  despesas: { rotulo: 'Despesas', Aba: Despesas },
  aditivos: { rotulo: 'Aditivos', Aba: Aditivos },
  alertas: { rotulo: 'Alertas', Aba: Alertas },
} as const;
type NomeDaAba = keyof typeof ABAS;
// The keys of a literal without others.
const NOMES = Object.keys(ABAS) as NomeDaAba[];

/** What stands beside a contract, one at a time. Source: spec 3 §2.12; decisions-sindical-contratos-patrimonio (List). */
export function AbasDoContrato({ contrato, abre }: AbaProps & { abre: NomeDaAba }) {
  const { aba } = useSearch();
  const aberta = NOMES.find((nome) => nome === aba) ?? abre;
  // In the address, so that a link shows the same part; another contract keeps it.
  const setAberta = (nome: NomeDaAba) =>
    setSearch((now) => ({ ...now, aba: nome === abre ? null : nome }), { replace: true });
  const id = useId();
  const { Aba } = ABAS[aberta];
  const quantos: Partial<Record<NomeDaAba, number>> = {
    ...{ receitas: contrato.receitas, despesas: contrato.despesas, aditivos: contrato.aditivos },
  };
  const move = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = NOMES[(NOMES.indexOf(aberta) + step + NOMES.length) % NOMES.length] ?? aberta;
    setAberta(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label="Partes do contrato" className={classes.abas} onKeyDown={move}>
        {NOMES.map((nome) => (
          <button
            key={nome}
            id={`${id}-${nome}`}
            type="button"
            role="tab"
            className={classes.aba}
            aria-selected={nome === aberta}
            aria-controls={`${id}-painel`}
            tabIndex={nome === aberta ? 0 : -1}
            onClick={() => setAberta(nome)}
          >
            {ABAS[nome].rotulo} {quantos[nome] ? <span className={classes.detalhe}>{quantos[nome]}</span> : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" className={classes.painel} id={`${id}-painel`} aria-labelledby={`${id}-${aberta}`}>
        <Aba contrato={contrato} />
      </div>
      {contrato.ultimaObservacao && aberta !== 'observacoes' && (
        <PanelSection title="Última observação">
          <p className={classes.texto}>{contrato.ultimaObservacao.observacao}</p>
          <span className={classes.detalhe}>
            {contrato.ultimaObservacao.autorNome} · <InstantText value={contrato.ultimaObservacao.data} />
          </span>
        </PanelSection>
      )}
    </>
  );
}
