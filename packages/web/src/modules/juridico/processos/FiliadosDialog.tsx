import { Button, CloseButton } from '@mantine/core';
import { formatCpf } from '@sede/domain/kernel';
import {
  type FiliadosDoProcesso,
  processoMessages as messages,
  type ProcessoCompleto,
} from '@sede/domain/modules/juridico/processos';
import { IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CasaTag } from '#modules/filiados/filiados/index.ts';
import { orpc, useSubmit } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ReadingDialog, TextField, usePaused } from '#platform/ui/form.ts';
import { confirm, notify, Reading, StatusTag } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import classes from './FiliadosDialog.module.css';
import { soConsulta } from './motivos.ts';
import { nomeDoProcesso } from './numero.ts';

const POR_PAGINA = 50;
type Um = FiliadosDoProcesso['itens'][number];

function Linha({ um, onRetirar }: { um: Um; onRetirar: (() => void) | null }) {
  const { nome, casa, matricula, cpf, telefones, desfiliado, falecido } = um;
  return (
    <tr>
      <th scope="row">
        {nome}{' '}
        {falecido ? (
          <StatusTag tone="late" label="Falecido" />
        ) : (
          desfiliado && <StatusTag tone="late" label="Desfiliado" />
        )}
      </th>
      <td>{casa ? <CasaTag casa={casa} /> : '—'}</td>
      <td className={classes.digitos}>{matricula ?? '—'}</td>
      <td className={classes.digitos}>{cpf ? formatCpf(cpf) : '—'}</td>
      <td className={classes.digitos}>{telefones.join(', ') || '—'}</td>
      {onRetirar && (
        <td>
          <CloseButton aria-label={`Retirar ${nome}`} title="Retirar do processo" onClick={onRetirar} />
        </td>
      )}
    </tr>
  );
}

/** All members of a case, 50 at a time, with what the desk needs to reach them; what is read is written down. Source: decisions-legal (Privacy). */
export function FiliadosDialog({ processo, onClose }: { processo: ProcessoCompleto; onClose: () => void }) {
  const { id, pode } = processo;
  const [busca, setBusca] = useState('');
  const [pagina, setPagina] = useState(1);
  const procura = usePaused(busca).trim();
  const query = useQuery(
    orpc.processos.filiados.queryOptions({
      input: { id, pagina, ...(procura !== '' && { busca: procura }) },
      placeholderData: keepPreviousData,
    }),
  );
  const exporta = useCan('processos.registrar');
  const { mutateAsync } = useSubmit(orpc.processos.removerFiliado, { alsoInvalidates: ['filiados'] });
  const retirar = async ({ id: vinculo, nome }: Um) => {
    const answer = await confirm({
      title: messages.retirarFiliado,
      message: messages.confirmaRetirar(nome),
      confirmLabel: 'Retirar',
      danger: true,
      run: () => mutateAsync({ id, vinculo }),
    });
    if (answer.confirmed) notify.success(messages.filiadoRetirado);
  };
  const edita = pode.editar === undefined;
  return (
    <ReadingDialog title={`Filiados de ${nomeDoProcesso(processo)}`} size="lg" onClose={onClose}>
      <div className={classes.procura}>
        <TextField
          label="Buscar nome ou matrícula"
          value={busca}
          onChange={(text) => {
            setBusca(text);
            setPagina(1);
          }}
        />
        {exporta && !soConsulta(pode.registrar) && (
          <Button
            component="a"
            href={`/api/processos/${id}/filiados/exportar`}
            download
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            Exportar filiados
          </Button>
        )}
      </div>
      <Reading query={query}>
        {({ itens, total }) => {
          const paginas = Math.max(1, Math.ceil(total / POR_PAGINA));
          return itens.length === 0 ? (
            <Nothing>Nenhum filiado encontrado.</Nothing>
          ) : (
            <>
              <div className={classes.rola}>
                <table className={classes.tabela}>
                  <caption className="visually-hidden">Filiados do processo</caption>
                  <thead>
                    <tr>
                      <th scope="col">Nome</th>
                      <th scope="col">Casa</th>
                      <th scope="col">Matrícula</th>
                      <th scope="col">CPF</th>
                      <th scope="col">Telefones</th>
                      {edita && (
                        <th scope="col">
                          <span className="visually-hidden">Retirar</span>
                        </th>
                      )}
                    </tr>
                  </thead>
                  <tbody>
                    {itens.map((um) => (
                      <Linha key={um.id} um={um} onRetirar={edita ? () => void retirar(um) : null} />
                    ))}
                  </tbody>
                </table>
              </div>
              {paginas > 1 && (
                <div className={classes.paginas}>
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={pagina === 1}
                    onClick={() => setPagina(pagina - 1)}
                  >
                    Anteriores
                  </Button>
                  <span>
                    Página {pagina} de {paginas}
                  </span>
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={pagina >= paginas}
                    onClick={() => setPagina(pagina + 1)}
                  >
                    Próximos
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Reading>
    </ReadingDialog>
  );
}
