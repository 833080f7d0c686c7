/** The part of the router that screens work with. The console's first files hold this and no more; where it runs belongs to the shell. */
export {
  Link,
  Navigate,
  NavLink,
  Route,
  Routes,
  createSearchParams,
  generatePath,
  matchPath,
  NavigationType,
  useBlocker,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
