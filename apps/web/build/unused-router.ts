import type { Plugin } from 'vite'

/** «Form.displayName = "Form";»: a name that only a debugger shows. */
const named = /^\w+\.displayName = "\w+";$/gm
/** «const Form = React$1.forwardRef(…)»: makes a component and does nothing else. */
const made = /^(const \w+ = )(React\$1\.(?:forwardRef|createContext|memo)\()/gm

/**
 * Lets the bundler see that the router's components do nothing by being there. Unused ones stayed in the first file
 * otherwise, with what they need of data routes, prefetching and servers.
 */
export const unusedRouter: Plugin = {
  name: 'unused-router',
  apply: 'build',
  transform: (code, id) =>
    /\/react-router\/dist\/production\//.test(id)
      ? code.replace(named, '').replace(made, '$1/* @__PURE__ */ $2')
      : null,
}
