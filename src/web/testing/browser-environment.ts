import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** jsdom with what browsers have and it lacks. Made once for each worker, not for each file, because making it is slow. */
const browser: Environment = {
  ...jsdom,
  name: 'browser',
  async setupVM(options) {
    if (!jsdom.setupVM) throw new Error('this Vitest makes no jsdom of its own');
    const environment = await jsdom.setupVM(options);
    Object.assign(environment.getVmContext(), { ReadableStream, TransformStream, WritableStream });
    return environment;
  },
};

export default browser;
