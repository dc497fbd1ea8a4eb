/**
 * Which deployment this process serves, decided by host name.
 *
 * In: DEPLOYMENTS="development=dev.x.org.br,localhost;production=sede.x.org.br", DEPLOYMENT=production.
 * Out: the deployment's name and the hosts it answers for (lower case, no port); `undefined` hosts = any host.
 * Source: decisions §2 (a deployment is told by host name).
 */

import type { EnvReader } from './read-env.ts';

export const deploymentNames = ['development', 'production'] as const;
export type DeploymentName = (typeof deploymentNames)[number];

export type Deployment = { name: DeploymentName | undefined; hosts: readonly string[] | undefined };

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$|^\[[0-9a-f:]+\]$/;
const EXAMPLE = '"development=dev.x.org.br,localhost;production=sede.x.org.br"';

export function readDeployment(env: EnvReader): Deployment {
  const name = env.oneOf('DEPLOYMENT', deploymentNames);
  const text = env.text('DEPLOYMENTS');
  if (text === undefined) return { name, hosts: undefined };

  const table = parseDeployments(env, text);
  if (name === undefined) {
    if (env.text('DEPLOYMENT') === undefined) {
      env.problem(
        'DEPLOYMENT: diga qual dos ambientes de DEPLOYMENTS este processo serve (development ou production).',
      );
    }
    return { name, hosts: [] };
  }
  const hosts = table.get(name);
  if (hosts === undefined) env.problem(`DEPLOYMENT: '${name}' não aparece em DEPLOYMENTS.`);
  return { name, hosts: hosts ?? [] };
}

function parseDeployments(env: EnvReader, text: string): Map<DeploymentName, string[]> {
  const table = new Map<DeploymentName, string[]>();
  const seen = new Set<string>();
  for (const part of text.split(';').filter((piece) => piece.trim() !== '')) {
    const [left = '', right, ...rest] = part.split('=').map((piece) => piece.trim());
    const name = deploymentNames.find((known) => known === left);
    const hosts = (right ?? '')
      .toLowerCase()
      .split(',')
      .map((host) => host.trim())
      .filter(Boolean);
    if (name === undefined || rest.length > 0 || hosts.length === 0 || table.has(name)) {
      env.problem(`DEPLOYMENTS: não entendi '${part.trim()}'. Exemplo: ${EXAMPLE}`);
      continue;
    }
    for (const host of hosts) {
      if (!HOST.test(host)) env.problem(`DEPLOYMENTS: '${host}' não é um nome de servidor (sem https:// e sem porta).`);
      else if (seen.has(host)) env.problem(`DEPLOYMENTS: '${host}' aparece mais de uma vez.`);
      seen.add(host);
    }
    table.set(name, hosts);
  }
  return table;
}
