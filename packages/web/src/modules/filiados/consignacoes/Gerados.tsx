import {
  ARQUIVOS_GERADOS,
  consignacoesMessages as messages,
  NOME_DOS_INATIVOS,
  type PainelDaConsignacao,
} from '@sede/domain/modules/filiados/consignacoes';
import { IconDownload } from '@tabler/icons-react';
import { ScrollFrame } from '#platform/ui/index.ts';
import { CasaTag } from '../filiados/index.ts';
import classes from './consignacoes.module.css';
import { geradoHref, inativosHref } from './consignacoes.paths.ts';

const ROTULO = Object.fromEntries(ARQUIVOS_GERADOS.map(({ valor, rotulo }) => [valor, rotulo]));
const n = (quantos: number) => quantos.toLocaleString('pt-BR');

function Baixar({ nome, href }: { nome: string; href: string }) {
  return (
    <a className={classes.baixar} href={href} download>
      <IconDownload size={15} aria-hidden /> {nome}
    </a>
  );
}

/** The month's generated files, each a spreadsheet to download. Source: spec 2 §2; decisions-members (Consignação). */
export function Gerados({
  competencia,
  gerados,
  codigos,
}: Pick<PainelDaConsignacao, 'competencia' | 'gerados' | 'codigos'>) {
  const naoDescontados = codigos.find(({ codigo }) => codigo === 'nao_descontado')?.total ?? 0;
  return (
    <section className={classes.gerados} aria-labelledby="arquivos-gerados">
      <h2 id="arquivos-gerados" tabIndex={-1}>
        Arquivos gerados
      </h2>
      {gerados.length === 0 ? (
        <p className={`card ${classes.nada}`}>{messages.semDados}</p>
      ) : (
        <ScrollFrame label="Arquivos gerados do mês" className="card">
          <table className={classes.tabela}>
            <thead>
              <tr>
                <th scope="col">Arquivo</th>
                <th scope="col">Conteúdo</th>
                <th scope="col">Casa</th>
                <th scope="col" data-num>
                  Linhas
                </th>
              </tr>
            </thead>
            <tbody>
              {gerados.map(({ nome, casa, tipo, linhas }) => (
                <tr key={nome}>
                  <td>
                    <Baixar nome={nome} href={geradoHref({ competencia, casa, tipo })} />
                  </td>
                  <td>{ROTULO[tipo]}</td>
                  <td>
                    <CasaTag casa={casa} />
                  </td>
                  <td data-num>{n(linhas)}</td>
                </tr>
              ))}
              <tr>
                <td>
                  <Baixar nome={`${NOME_DOS_INATIVOS}.xlsx`} href={inativosHref(competencia)} />
                </td>
                <td>{ROTULO.nao_consignados}</td>
                <td>Todas</td>
                <td data-num>{n(naoDescontados)}</td>
              </tr>
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </section>
  );
}
