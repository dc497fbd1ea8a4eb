import {
  CONTAS_DA_LISTA,
  listasProcessoMessages as messages,
  type PreviaDaLista as Previa,
  ROTULO_DA_ENTRADA,
} from '@sede/domain/modules/juridico/listas-processo';
import type { ReactNode } from 'react';
import { SwitchField } from '#platform/ui/form.ts';
import { ScrollFrame, StatusTag } from '#platform/ui/index.ts';
import classes from './listas-processo.module.css';

const n = (quantos: number) => quantos.toLocaleString('pt-BR');

function Linhas({ titulo, de, children }: { titulo: string; de: number; children: ReactNode[] }) {
  const outras = de - children.length;
  return (
    <div>
      <h3 className={classes.subtitulo}>{titulo}</h3>
      <ScrollFrame label={titulo}>
        <div className={classes.rola}>
          <table className={classes.tabela}>
            <caption className="visually-hidden">{titulo}</caption>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">Linha</th>
                <th scope="col">Na lista</th>
                <th scope="col">Situação</th>
              </tr>
            </thead>
            <tbody>{children}</tbody>
          </table>
        </div>
      </ScrollFrame>
      {outras > 0 && <p className={classes.nota}>{messages.eMais(outras)}</p>}
    </div>
  );
}

export interface PreviaDaListaProps {
  previa: Previa;
  comSaidos: boolean;
  onComSaidos: (on: boolean) => void;
  disabled: boolean;
}

/** What the list finds, in four counts; whom it does not find and who left, by line. Source: decisions-legal (Cases). */
export function PreviaDaLista({ previa, comSaidos, onComSaidos, disabled }: PreviaDaListaProps) {
  const { quantas, completados, naoEncontrados, sairam, lista } = previa;
  return (
    <section aria-label="Prévia" className={classes.previa}>
      <dl className={classes.contas}>
        {CONTAS_DA_LISTA.map((situacao) => (
          <div key={situacao} data-situacao={quantas[situacao] > 0 ? situacao : undefined}>
            <dt>{ROTULO_DA_ENTRADA[situacao]}</dt>
            <dd>{n(quantas[situacao])}</dd>
          </div>
        ))}
      </dl>
      {quantas.repetida > 0 && <p className={classes.nota}>{messages.repetidas(quantas.repetida)}</p>}
      {completados > 0 && <p className={classes.nota}>{messages.zeros(completados)}</p>}
      {naoEncontrados.length > 0 && (
        <>
          <Linhas titulo={messages.naoEncontrados} de={quantas.nao_encontrado}>
            {naoEncontrados.map(({ linha, lido, motivo }) => (
              <tr key={`${linha} ${lido}`}>
                <td className={classes.linha}>{n(linha)}</td>
                <td className={classes.lido}>{lido}</td>
                <td className={classes.motivo}>{motivo}</td>
              </tr>
            ))}
          </Linhas>
          <a className={classes.baixar} href={`/api/listas-processo/${lista.id}/nao-encontrados`} download>
            {messages.baixar}
          </a>
        </>
      )}
      {sairam.length > 0 && (
        <>
          <Linhas titulo={messages.sairam} de={quantas.saiu}>
            {sairam.map(({ linha, nome, falecido }) => (
              <tr key={linha + nome}>
                <td className={classes.linha}>{n(linha)}</td>
                <td className={classes.lido}>{nome}</td>
                <td className={classes.motivo}>
                  <StatusTag tone="late" label={falecido ? 'Falecido' : 'Desfiliado'} />
                </td>
              </tr>
            ))}
          </Linhas>
          <SwitchField
            label={messages.comSaidos(quantas.saiu)}
            value={comSaidos}
            disabled={disabled}
            onChange={onComSaidos}
          />
        </>
      )}
    </section>
  );
}
