import { Button } from '@mantine/core';
import { formatDataBr, formatReais } from '@sede/domain/kernel';
import {
  ANEXOS_DO_PATRIMONIO,
  BEM_FIELDS,
  BENS_FILE_RULE,
  type BemCompleto,
  bensMotivos,
  isFinal,
  bensMessages as messages,
  nomeDoBem,
  PATRIMONIO,
} from '@sede/domain/modules/patrimonio/bens';
import { SITUACAO_DO_FLUXO_ROTULOS } from '@sede/domain/modules/patrimonio/fluxos';
import { SITUACAO_DA_MANUTENCAO_ROTULOS } from '@sede/domain/modules/patrimonio/manutencoes';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { FormerHistory } from '#platform/ui/form.ts';
import { InstantText, PanelSection, Reading, StatusTag, useKit } from '#platform/ui/index.ts';
import { Fact, Facts, Fields, FileList, Lines, Nothing, QrCode } from '#platform/ui/reading.ts';
import { fluxoHref, TOM_DO_FLUXO } from '../fluxos/index.ts';
import { manutencaoHref, TOM_DA_MANUTENCAO } from '../manutencoes/index.ts';
import { TermosDoBem } from '../termos/index.ts';
import { OndeEsta } from './bem.columns.tsx';
import classes from './bens.module.css';

/** The newest of its movements; the rest is on their own pages. */
const RECENTES = 5;
const PAGINA = { pagina: 1, porPagina: RECENTES } as const;

interface BemProps {
  bem: BemCompleto;
}

function Custodia({ bem }: BemProps) {
  const { today } = useKit();
  const { usuario, comQuem } = bem;
  return (
    <PanelSection title="Custódia">
      <Facts>
        <Fact label="Onde está">
          <OndeEsta bem={bem} today={today} />
        </Fact>
        {comQuem && <Fact label="Levado por">{comQuem}</Fact>}
        {usuario && <Fact label={BEM_FIELDS.idUsuario.rotulo}>{usuario}</Fact>}
        <Fields
          specs={BEM_FIELDS}
          record={bem}
          names={['responsavel', 'setorAlocado', 'dataAlocacao', 'retorno', 'dataDescarte']}
        />
        {bem.lugar === 'fim' && bem.dataDescarte === null && (
          <Fact label={BEM_FIELDS.dataDescarte.rotulo}>{messages.semDataDoFim}</Fact>
        )}
      </Facts>
    </PanelSection>
  );
}

interface Linha {
  id: string;
  href: string;
  titulo: string;
  detalhe: string;
  estado: ReactNode;
}

function Movimentos({ titulo, nada, linhas, total }: { titulo: string; nada: string; linhas: Linha[]; total: number }) {
  return (
    <PanelSection title={titulo} count={total}>
      {linhas.length === 0 ? (
        <Nothing>{nada}</Nothing>
      ) : (
        <Lines>
          {linhas.map(({ id, href, titulo: texto, detalhe, estado }) => (
            <li key={id} className={classes.movimento}>
              <span>
                <Link to={href}>{texto}</Link>
                <span className={classes.nota}> {detalhe}</span>
              </span>
              {estado}
            </li>
          ))}
        </Lines>
      )}
    </PanelSection>
  );
}

const dia = (data: string | null) => (data ? formatDataBr(data) : '');

function Fluxos({ bem: { id } }: BemProps) {
  const query = useQuery(
    orpc.fluxos.list.queryOptions({ input: { ...PAGINA, bem: id }, meta: { modulos: ['fluxos', 'bens'] } }),
  );
  return (
    <Reading query={query}>
      {({ itens, total = itens.length }) => (
        <Movimentos
          titulo="Fluxos"
          nada="Nunca saiu."
          total={total}
          linhas={itens.map((um) => ({
            id: um.id,
            href: fluxoHref(um.id),
            titulo: um.responsavel,
            detalhe: [
              `saiu ${dia(um.dataSaida)}`,
              um.dataRetorno ? `voltou ${dia(um.dataRetorno)}` : um.previsao && `volta ${dia(um.previsao)}`,
            ]
              .filter(Boolean)
              .join(' · '),
            estado: <StatusTag tone={TOM_DO_FLUXO[um.situacao]} label={SITUACAO_DO_FLUXO_ROTULOS[um.situacao]} />,
          }))}
        />
      )}
    </Reading>
  );
}

function Manutencoes({ bem: { id } }: BemProps) {
  const query = useQuery(
    orpc.manutencoes.list.queryOptions({ input: { ...PAGINA, bem: id }, meta: { modulos: ['manutencoes', 'bens'] } }),
  );
  return (
    <Reading query={query}>
      {({ itens, total = itens.length }) => (
        <Movimentos
          titulo="Manutenções"
          nada="Nunca foi à manutenção."
          total={total}
          linhas={itens.map((um) => ({
            id: um.id,
            href: manutencaoHref(um.id),
            titulo: um.descricaoProblema,
            detalhe: [
              um.responsavel,
              dia(um.dataManutencao),
              um.resultado,
              um.custo === null ? null : formatReais(um.custo),
            ]
              .filter(Boolean)
              .join(' · '),
            estado: (
              <StatusTag tone={TOM_DA_MANUTENCAO[um.situacao]} label={SITUACAO_DA_MANUTENCAO_ROTULOS[um.situacao]} />
            ),
          }))}
        />
      )}
    </Reading>
  );
}

function Anexos({ bem: { id, anexos, pode } }: BemProps) {
  const { mutateAsync } = useSubmit(orpc.bens.removerAnexo);
  const removal =
    bensMotivos.texto(pode.anexar) === undefined
      ? {
          question: ANEXOS_DO_PATRIMONIO.confirmaExcluir,
          done: ANEXOS_DO_PATRIMONIO.excluido,
          run: (anexo: string) => mutateAsync({ id, anexo }),
        }
      : undefined;
  return (
    <PanelSection title="Anexos" count={anexos.length}>
      <FileList rule={BENS_FILE_RULE} files={anexos} removal={removal} />
    </PanelSection>
  );
}

/** What stands on its label; those that have ended need none. */
function Etiqueta({ bem, onEtiqueta }: BemProps & { onEtiqueta: () => void }) {
  const nome = nomeDoBem(bem);
  return (
    <PanelSection title={messages.etiqueta}>
      <div className={classes.etiqueta}>
        <QrCode
          text={`${window.location.origin}${PATRIMONIO.bem(bem.id)}`}
          label={`Código QR do bem ${nome}`}
          className={classes.qr}
        />
        <div>
          <p className={classes.numero}>{nome}</p>
          <Button
            variant="default"
            size="xs"
            mt={8}
            leftSection={<IconPrinter size={14} aria-hidden />}
            onClick={onEtiqueta}
          >
            {messages.imprimirEtiqueta}
          </Button>
        </div>
      </div>
    </PanelSection>
  );
}

/**
 * All that is known of an asset, part by part; its history stands below.
 * Source: spec 3 §2.13; decisions-sindical-contratos-patrimonio (Register).
 */
export function BemLeitura({ bem, onEtiqueta }: BemProps & { onEtiqueta: () => void }) {
  const anterior = useQuery(orpc.bens.historicoAnterior.queryOptions({ input: { id: bem.id } }));
  return (
    <>
      <Custodia bem={bem} />
      <Fluxos bem={bem} />
      <Manutencoes bem={bem} />
      <TermosDoBem id={bem.id} comAlguem={bem.saidaAberta !== null || bem.idUsuario !== null} />
      <PanelSection title="Dados">
        <Facts>
          <Fields
            specs={BEM_FIELDS}
            record={bem}
            names={[
              ...(['nPatrimonio', 'tipoObjeto', 'empresa', 'cnpj', 'nSerie', 'descricaoBem', 'especificacao'] as const),
              ...(['dataAquisicao', 'valorAquisicao', 'garantiaAte'] as const),
            ]}
          />
          <Fact label="Cadastrado" wide>
            <InstantText value={bem.dataCadastro} /> por {bem.autor}
          </Fact>
        </Facts>
      </PanelSection>
      <Anexos bem={bem} />
      {!isFinal(bem.situacaoBase) && <Etiqueta bem={bem} onEtiqueta={onEtiqueta} />}
      <FormerHistory changes={anterior.data?.itens ?? []} />
    </>
  );
}
